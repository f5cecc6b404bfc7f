// Links in text that people have written.

/** A part of a text; `address`: it is a link. */
export interface TextPart {
  readonly text: string;
  readonly address?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** Marks that end a sentence, and belong to it rather than to the address before them. */
const ENDING = /[.,;:!?\u060c\u061b\u061f\u3001\u3002)'\]]+$/;

/** Split a text into plain parts and links. Only addresses of http and https are links. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(ENDING, "");
    if (!isWebAddress(address)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: address, address });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function isWebAddress(text: string): boolean {
  try {
    return ["http:", "https:"].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}
