// Spaces at which a line does not break.

const NUMBER = "[\\u2066-\\u2069]*\\p{Nd}"; // invisible marks may surround a number
const COUNTED = new RegExp(`\\p{Nd}[\\u2066-\\u2069]* \\p{L}+ ${NUMBER}`, "gu");
const CLAUSE = new RegExp(`[,،] \\p{L}+ ${NUMBER}`, "gu");

/** Return the place in a match without breaks inside "1 of 4", or between a comma's word and its number: ", deal 1". */
export function unbroken(text: string): string {
  return text
    .replace(COUNTED, (counted) => counted.replace(/ /g, "\u00a0"))
    .replace(CLAUSE, (clause) => clause.replace(/(\p{L}) /u, "$1\u00a0"));
}
