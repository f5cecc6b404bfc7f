// The colours of the page: light or dark. `index.html` shows them before this script is loaded.

declare global {
  interface Window {
    /** Show a theme; missing in the gallery of cards. */
    showTheme?: (theme: Theme) => void;
  }
}

/** `system`: as the system prefers. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Show a theme from now on. */
export function showTheme(theme: Theme): void {
  window.showTheme?.(theme);
}
