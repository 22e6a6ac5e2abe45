import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { awaitGesture } from "./lib/shell/ui/sound";

awaitGesture();
const target = document.getElementById("app");
if (target) mount(App, { target });
