import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/sofia-sans-extra-condensed/wght.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchClicks } from "./lib/clicks";
import { reloadForMissingParts } from "./missing_parts";
import { listenToAddress } from "./router.svelte";

reloadForMissingParts();
listenToAddress();
watchClicks(document);
const target = document.getElementById("app");
if (target) mount(App, { target });
