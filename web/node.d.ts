// The functions of Node that the build calls. The types of all of Node would also replace those of browsers.

declare module "node:fs" {
  export function readFileSync(path: string): Uint8Array;
  export function writeFileSync(path: string, content: Uint8Array): void;
}

declare module "node:zlib" {
  export function brotliCompressSync(content: Uint8Array): Uint8Array;
}
