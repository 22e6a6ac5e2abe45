import { mount } from "svelte";
import FigureSheet from "./FigureSheet.svelte";

mount(FigureSheet, { target: document.body });
