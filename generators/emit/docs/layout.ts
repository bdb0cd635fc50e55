import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { visibleProse } from '../../diagnostics/visible.ts';
import { packageRoot } from '../../process/package-root.ts';
import { isHtml, rendered, type Html } from './html.ts';

/** A value for a page layout. Strings are escaped; markup is not, because it is safe. */
export type PageValue = Html | string | number | boolean | undefined | readonly PageValue[] | PageValues;
export type PageValues = { readonly [name: string]: PageValue };

const templates = new URL('templates/docs/', packageRoot);

/** The built-in helpers that layouts may not use: they contain no logic but `each`, `if` and `unless`. */
const knownHelpers = { with: false, log: false, lookup: false };

/** Loads the layout `templates/docs/<name>.hbs`, and returns the function that prints it. */
export function loadPageLayout<Values extends PageValues>(name: string): (values: Values) => Html {
  return compilePageLayout(readFileSync(new URL(`${name}.hbs`, templates), 'utf8'));
}

/**
 * As `loadPageLayout`, with the text of the layout. Throws a TypeError for a layout with `{{{…}}}` or `{{&…}}`, which do
 * not escape. Printing throws for missing names.
 */
export function compilePageLayout<Values extends PageValues>(text: string): (values: Values) => Html {
  const environment = Handlebars.create();
  refuseUnescaped(environment.parse(text));
  const render = environment.compile(text, { strict: true, knownHelpers, knownHelpersOnly: true });
  return (values) => rendered(render, printableMembers(values, 'values'));
}

function refuseUnescaped(program: hbs.AST.Program): void {
  const visitor = new Handlebars.Visitor();
  visitor.MustacheStatement = ({ escaped, loc }: hbs.AST.MustacheStatement): void => {
    if (!escaped) throw new TypeError(`Line ${loc.start.line} of a page layout prints without escaping.`);
  };
  visitor.accept(program);
}

/** Makes deceiving characters visible. Throws a TypeError for values that are neither text nor markup. */
function printable(value: PageValue, name: string): PageValue {
  if (typeof value === 'string') return visibleProse(value);
  if (isHtml(value) || ['number', 'boolean', 'undefined'].includes(typeof value)) return value;
  if (Array.isArray(value)) return value.map((each: PageValue, index) => printable(each, `${name}.${index}`));
  return printableMembers(value, name);
}

function printableMembers(values: PageValue, name: string): PageValues {
  if (typeof values !== 'object' || values === null) {
    throw new TypeError(`A page prints text and markup only; ${name} is of type ${typeof values}.`);
  }
  if (Object.getPrototypeOf(values) !== Object.prototype) {
    throw new TypeError(`A page prints plain values only; ${name} is an object of a class.`);
  }
  return Object.fromEntries(
    Object.entries(values).map(([key, member]) => [key, printable(member, `${name}.${key}`)]),
  );
}
