import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Imports each program of the given folders and calls the validators with all sorts of values. Prints what went
 * wrong: a touched tripwire, an exception, a prototype that was changed.
 */
const prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype];
const keysBefore = prototypes.map((prototype) => Reflect.ownKeys(prototype).length);
let subject = '';

Object.defineProperty(globalThis, '__tripwire', {
  get() {
    console.log(`${subject} touched the tripwire`);
  },
  set() {
    console.log(`${subject} wrote to the tripwire`);
  },
});
process.exit = () => {
  console.log(`${subject} tried to end the process`);
  throw new Error('process.exit');
};

const values: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  'text',
  [],
  [{}],
  {},
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  { name: 'a', kind: 'fish', species: 'fish', friend: { friend: {} } },
];

for (const folder of process.argv.slice(2)) {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (path.endsWith('.js')) await probe(join(folder, path));
  }
}
if (prototypes.some((prototype, index) => Reflect.ownKeys(prototype).length !== keysBefore[index])) {
  console.log('a prototype was changed');
}

async function probe(path: string): Promise<void> {
  subject = path;
  try {
    const exported: unknown = await import(pathToFileURL(path).href);
    if (/validators.(?:operations|schemas)./.test(path)) callAll(exported);
  } catch (error) {
    console.log(`${path} threw ${String(error)}`);
  }
}

/** Calls each function of a module of validators, also those in objects. */
function callAll(holder: unknown): void {
  if (typeof holder === 'function') for (const value of values) holder(value);
  else if (holder !== null && typeof holder === 'object')
    for (const member of Object.values(holder)) callAll(member);
}
