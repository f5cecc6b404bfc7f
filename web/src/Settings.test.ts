import { render } from "svelte/server";
import { expect, test, vi } from "vitest";

import Settings from "./Settings.svelte";
import { sampleTexts } from "./texts/samples";

vi.mock("./page.svelte", () => ({ page: { preferences: { speed: 1 } } }));

function speeds(texts = sampleTexts()): string[] {
  const { body } = render(Settings, { props: { texts } });
  return [...body.matchAll(/\u2066([^\u2069]*)\u2069/g)].map(([, speed]) => speed ?? "");
}

test("speeds have the digits of the reader, and their sign after the number in every language", () => {
  expect(speeds()).toEqual(["0.5×", "1×", "2×", "3×"]);
  expect(speeds(sampleTexts("ar", { arabicDigits: true }))).toEqual(["٠٫٥×", "١×", "٢×", "٣×"]);
});
