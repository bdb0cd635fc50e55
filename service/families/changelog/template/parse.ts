import { limits, TemplateError, type Node } from './nodes.ts';

/** A block that is open while its body is read. */
interface Open {
  readonly kind: 'root' | 'each' | 'if';
  readonly names: readonly string[];
  body: Node[];
  before: Node[] | undefined;
}

const tag = /\{\{([^{}]*)\}\}|\{%([^{}%]*)%\}(\r?\n)?|\\\r?\n[ \t]*/g;

/**
 * Parses a template: `{{ a.b }}` shows a value, `{% each a %}…{% end %}` repeats for each item, `{% if a %}…{% else
 * %}…{% end %}` chooses. The line break after `{% … %}` is removed, and so is one after a backslash. Throws
 * `TemplateError`.
 */
export function parseTemplate(text: string): readonly Node[] {
  if (text.length > limits.length) throw new TemplateError('The template is too long');
  const root: Open = { kind: 'root', names: [], body: [], before: undefined };
  const open: Open[] = [root];
  let end = 0;
  for (const match of text.matchAll(tag)) {
    const top = innermost(open);
    if (match.index > end) top.body.push({ kind: 'text', text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const [, shown, statement] = match;
    if (shown !== undefined) top.body.push({ kind: 'value', names: namesOf(shown) });
    else if (statement !== undefined) takeStatement(open, statement.trim());
  }
  if (open.length > 1) throw new TemplateError('A block of the template has no end');
  if (end < text.length) root.body.push({ kind: 'text', text: text.slice(end) });
  return root.body;
}

function takeStatement(open: Open[], statement: string): void {
  const [word = '', names] = statement.split(/\s+/, 2);
  const top = innermost(open);
  if (word === 'each' || word === 'if') {
    if (open.length > limits.depth) throw new TemplateError('The template is too deep');
    open.push({ kind: word, names: namesOf(names ?? ''), body: [], before: undefined });
  } else if (word === 'else' && top.kind === 'if' && top.before === undefined) {
    top.before = top.body;
    top.body = [];
  } else if (word === 'end' && top.kind !== 'root') {
    open.pop();
    innermost(open).body.push(closed(top));
  } else throw new TemplateError(`The template has a wrong {% ${statement.slice(0, 40)} %}`);
}

function closed({ kind, names, body, before }: Open): Node {
  if (kind === 'each') return { kind, names, body };
  return { kind: 'if', names, body: before ?? body, otherwise: before === undefined ? [] : body };
}

function innermost(open: readonly Open[]): Open {
  const top = open.at(-1);
  if (top === undefined) throw new TemplateError('The template ends too often');
  return top;
}

function namesOf(text: string): readonly string[] {
  const path = text.trim();
  if (!/^[A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+)*$/.test(path))
    throw new TemplateError(`The template has no name in ${path.slice(0, 40)}`);
  return path === 'it' ? [] : path.split('.');
}
