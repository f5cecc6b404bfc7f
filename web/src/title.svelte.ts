/** Set the title of the window as long as a component is shown. */
export function titled(title: () => string): void {
  $effect(() => {
    const before = document.title;
    document.title = title();
    return () => {
      document.title = before;
    };
  });
}
