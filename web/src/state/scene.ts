import type { Scene } from "../wire";

/** Return a scene with new values, by path: `contract`, or `zones.3` for one element of a list. */
export function changed(scene: Scene, changes: Record<string, unknown>): Scene {
  const fields: Record<string, unknown> = { ...scene };
  const copied = new Set<string>();
  for (const [path, value] of Object.entries(changes)) {
    const [field = "", index] = path.split(".");
    if (index === undefined) {
      fields[field] = value;
      continue;
    }
    if (!copied.has(field)) fields[field] = [...(fields[field] as unknown[])];
    copied.add(field);
    (fields[field] as unknown[])[Number(index)] = value;
  }
  return fields as unknown as Scene;
}
