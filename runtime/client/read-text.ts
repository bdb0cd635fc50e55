export { textOf as readText } from './text.ts';
