// Features that our dependencies need and that the oldest supported browsers lack (see web/README.md). main.ts imports
// this module first.

// @fluent/bundle needs `Object.hasOwn`, available in Safari 15.4 and Chrome 93.
const object = Object as { hasOwn?: (of: object, key: PropertyKey) => boolean };
object.hasOwn ??= (of, key) => Object.prototype.hasOwnProperty.call(of, key);

export {};
