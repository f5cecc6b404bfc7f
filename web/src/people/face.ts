// A small face for every name: the same name has the same face on every device.

/** The features of a face, as colours and indices of shapes. */
export interface Face {
  readonly ground: string;
  readonly skin: string;
  readonly hair: string;
  /** 0 to 3: short, parted, long, covered. */
  readonly style: number;
  /** 0 to 2: smiling, calm, laughing. */
  readonly mouth: number;
  readonly hasGlasses: boolean;
}

const GROUNDS = ["#2f6f8f", "#8a5a2b", "#6b4c8a", "#2f7d5b", "#9a4b4b", "#4d6a2e", "#3f5aa6", "#8f3f6d"];
const SKINS = ["#f3cfa8", "#e5b98c", "#cf9a6b", "#a8714a", "#7d4f33"];
const HAIRS = ["#241a14", "#4a2f1d", "#7a4a22", "#b98a4a", "#8d8d8d"];
const STYLES = 4;
const MOUTHS = 3;
const GLASSES = 4;

/** Return the face of a name. */
export function faceOf(name: string): Face {
  let rest = hashOf(name);
  const pick = (count: number): number => {
    const index = rest % count;
    rest = Math.floor(rest / count);
    return index;
  };
  return {
    ground: GROUNDS[pick(GROUNDS.length)] ?? "",
    skin: SKINS[pick(SKINS.length)] ?? "",
    hair: HAIRS[pick(HAIRS.length)] ?? "",
    style: pick(STYLES),
    mouth: pick(MOUTHS),
    hasGlasses: pick(GLASSES) === 0,
  };
}

/** FNV-1a over the UTF-16 code units, with a final mix: similar names have different faces. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
