import { limits, TemplateError, type Node, type Shown } from './nodes.ts';

interface Filling {
  steps: number;
  length: number;
  readonly texts: string[];
}

/** The text of a template for a value. Throws `TemplateError` if that takes too long or becomes too long. */
export function fillTemplate(nodes: readonly Node[], value: Shown): string {
  const filling: Filling = { steps: 0, length: 0, texts: [] };
  fill(nodes, value, filling);
  return filling.texts.join('');
}

function fill(nodes: readonly Node[], value: Shown, filling: Filling): void {
  for (const node of nodes) {
    filling.steps += 1;
    if (filling.steps > limits.steps) throw new TemplateError('The template takes too long');
    if (node.kind === 'text') write(node.text, filling);
    else if (node.kind === 'value') write(textOf(find(value, node.names)), filling);
    else if (node.kind === 'if')
      fill(isGiven(find(value, node.names)) ? node.body : node.otherwise, value, filling);
    else {
      const items = find(value, node.names);
      if (Array.isArray(items)) for (const item of items) fill(node.body, item as Shown, filling);
    }
  }
}

function write(text: string, filling: Filling): void {
  filling.length += text.length;
  if (filling.length > limits.output) throw new TemplateError('The changelog is too long');
  filling.texts.push(text);
}

/** A member of a value; items of lists are found by index. */
function find(value: Shown, names: readonly string[]): Shown {
  let found = value;
  for (const name of names) {
    if (typeof found !== 'object' || !Object.hasOwn(found, name)) return undefined;
    found = (found as Readonly<Record<string, Shown>>)[name];
  }
  return found;
}

function textOf(value: Shown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Nothing, `false`, an empty text and an empty list count as false. */
function isGiven(value: Shown): boolean {
  if (value === undefined || value === false || value === '') return false;
  return !(Array.isArray(value) && value.length === 0);
}
