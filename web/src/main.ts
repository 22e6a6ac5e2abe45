import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { awaitGesture } from "./lib/shell/ui/sound";
import "./lib/shell/ui/room.svelte";

awaitGesture();
const target = document.getElementById("app");
if (target) mount(App, { target });
