import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { Verdicts } from './verdicts.ts';
import type { ExampleCase } from './examples.ts';

/** Reads examples from the input, and prints what the validators in a folder say of them. */
const [folder = ''] = process.argv.slice(2);
const cases = JSON.parse(await text(process.stdin)) as readonly ExampleCase[];

const modules = new Map<string, unknown>();
for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
  if (path.endsWith('.js')) modules.set(path, await import(pathToFileURL(join(folder, path)).href));
}

const verdicts: Verdicts = cases.map(({ module, path, value }) => {
  const validator = path.reduce<unknown>(memberOf, modules.get(module));
  if (!isValidator(validator)) throw new Error(`${module} holds no validator at ${path.join(' ')}`);
  const isAccepted = validator.is(value);
  if (validator.validate(value).valid !== isAccepted)
    throw new Error(`${module} contradicts itself at ${path.join(' ')}`);
  return isAccepted;
});
console.log(JSON.stringify(verdicts));

function memberOf(holder: unknown, name: string): unknown {
  return holder !== null && typeof holder === 'object' ? Reflect.get(holder, name) : undefined;
}

interface Validator {
  is(value: unknown): boolean;
  validate(value: unknown): { readonly valid: boolean };
}

function isValidator(value: unknown): value is Validator {
  return typeof memberOf(value, 'is') === 'function' && typeof memberOf(value, 'validate') === 'function';
}
