// What the oldest browsers of web/README.md lack, and packages of ours ask for; main.ts imports this first.

// @fluent/bundle asks for `Object.hasOwn`, which Safari has since 15.4 and Chrome since 93.
const object = Object as { hasOwn?: (of: object, key: PropertyKey) => boolean };
object.hasOwn ??= (of, key) => Object.prototype.hasOwnProperty.call(of, key);

export {};
