// What the panel of an account shows, in one file for the browser.

export { default as OwnAccount } from "./OwnAccount.svelte";
export { default as SignIn } from "./SignIn.svelte";
