export { textOf as readText } from "./text.js";
