import { pathToFileURL } from 'node:url';

/** Imports a module, and prints how many milliseconds that took. */
const [file = ''] = process.argv.slice(2);
const begin = performance.now();
await import(pathToFileURL(file).href);
console.log(JSON.stringify(performance.now() - begin));
