import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { packageRoot } from '../process/package-root.ts';
import { isCode, type Code } from './code.ts';

/** The values that a layout accepts: code, lists, nested values, and booleans for conditions. No strings. */
export type LayoutValue = Code | boolean | readonly LayoutValue[] | LayoutValues;
/** Values of a layout by their names. */
export type LayoutValues = { readonly [name: string]: LayoutValue };

const templates = new URL('templates/', packageRoot);

/** Of the helpers of Handlebars, only `each`, `if` and `unless` stay: a layout contains no logic. */
const knownHelpers = { with: false, log: false, lookup: false };

/**
 * Loads the layout `templates/<path>.hbs`, or the file of a URL, and returns the function that fills it. Handlebars'
 * own escaping is for HTML and would corrupt source code, so it is off. Instead every value must be `Code`: anything
 * else throws a TypeError before a character is printed. Missing names throw; inherited members are not printed.
 */
export function loadLayout<Values extends LayoutValues>(path: string | URL): (values: Values) => string {
  const file = typeof path === 'string' ? new URL(`${path}.hbs`, templates) : path;
  return compileLayout(readFileSync(file, 'utf8'));
}

/** As `loadLayout`, but from the text of the layout. */
export function compileLayout<Values extends LayoutValues>(text: string): (values: Values) => string {
  const render = Handlebars.create().compile(text, {
    noEscape: true,
    strict: true,
    knownHelpers,
    knownHelpersOnly: true,
  });
  return (values) => {
    assertPrintable(values, 'values');
    return render(values, { allowProtoPropertiesByDefault: false, allowProtoMethodsByDefault: false });
  };
}

function assertPrintable(value: LayoutValue, name: string): void {
  if (isCode(value) || typeof value === 'boolean') return;
  if (typeof value !== 'object' || value === null) {
    throw new TypeError(`A layout prints Code only; ${name} is of type ${typeof value}.`);
  }
  for (const [key, member] of Object.entries(value)) assertPrintable(member, `${name}.${key}`);
}
