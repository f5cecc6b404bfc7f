import "./polyfills";

import { mount } from "svelte";

import App from "./App.svelte";

const target = document.getElementById("page");
if (target === null) throw new Error("index.html has no element with the id `page`");
mount(App, { target });
