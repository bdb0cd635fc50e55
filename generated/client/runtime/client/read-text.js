export { textOf as readText } from "./text.js";
//# sourceMappingURL=read-text.js.map