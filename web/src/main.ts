import "./polyfills";
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { watchFiles } from "./offline/outdated";
import { watchPresses } from "./presses";

watchFiles();
watchPresses();
const target = document.getElementById("page");
if (target === null) throw new Error("index.html has no element with the id `page`");
mount(App, { target });
