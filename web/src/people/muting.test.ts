import { beforeEach, describe, expect, it, vi } from "vitest";

// The page reads the browser's languages when it is loaded.
vi.stubGlobal("navigator", { languages: ["en"] });

const { page } = await import("../page.svelte");
const { isHeard, isSilenced, MAX_BLOCKED, toggleBlock, toggled, toggleSilence } = await import("./muting");

beforeEach(() => {
  page.silenced = [];
  page.preferences = { ...page.preferences, muted: false, blocked: [] };
});

describe("the phrases of a person", () => {
  it("are shown until the person is muted, and again afterwards", () => {
    toggleSilence("Omar");
    expect([isHeard("Omar"), isHeard("Nadia")]).toEqual([false, true]);

    toggleSilence("Omar");
    expect(isHeard("Omar")).toBe(true);
  });

  it("are hidden while the person is blocked", () => {
    toggleBlock("Omar");

    expect([isHeard("Omar"), isSilenced("Omar"), isSilenced("Nadia")]).toEqual([false, true, false]);
  });

  it("are hidden with those of everyone", () => {
    page.preferences = { ...page.preferences, muted: true };

    expect([isHeard("Omar"), isSilenced("Omar")]).toEqual([false, false]);
  });
});

describe("a list of names", () => {
  it("loses the oldest when there are too many", () => {
    const names = Array.from({ length: MAX_BLOCKED }, (_, number) => `Person ${number}`);

    expect(toggled(names, "Omar")).toEqual([...names.slice(1), "Omar"]);
  });
});
