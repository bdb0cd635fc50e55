import { isDeepStrictEqual } from 'node:util';
import type { Range, TextEdit, WorkspaceEdit } from 'vscode-languageserver-protocol';
import {
  encodeFragment,
  locationOf as fileNamedBy,
  splitReference,
} from '../source/normalize/bundle/reference.ts';
import { isObject } from '../json/member.ts';
import { escapeToken, parsePointer } from '../json/pointer.ts';
import { dependsOnName } from './depends-on-name.ts';
import { isBelow, isSamePointer, type FilePointer } from '../source/files/file-pointer.ts';
import type { Link } from '../source/references/links.ts';
import { entryAt } from '../source/parse/syntax.ts';
import { isNamed, rangeOf, targetOf, type Inspected } from './inspected.ts';
import { RequestRefused } from './request-refused.ts';
import { printScalar } from './scalar.ts';

/** A part of the document that can be renamed. */
interface Named {
  readonly pointer: FilePointer;
  readonly kind: 'component' | 'operation' | 'tag';
  readonly name: string;
}

/** The name at a position. Throws a `RequestRefused` if it cannot be changed. */
export function prepareRename(inspected: Inspected): { readonly range: Range; readonly placeholder: string } {
  const { name } = namedAt(inspected);
  const { view, cursor } = inspected;
  return { range: view.content.range(cursor.start, cursor.end), placeholder: name };
}

/** The edits that change a name in all files of the document. Throws a `RequestRefused` if more would change. */
export function renameAt(inspected: Inspected, newName: string): WorkspaceEdit {
  const named = namedAt(inspected);
  if (newName === named.name) return { changes: {} };
  refuseTaken(inspected, named, newName);
  const edits = new Map<string, TextEdit[]>();
  const replace = ({ location, tokens }: FilePointer, part: 'name' | 'value', text: string): void => {
    const view = inspected.views.of(location);
    if (entryAt(view.syntax, tokens) === undefined)
      throw new RequestRefused(`${location} cannot be read as it is, and has this name: put it right first.`);
    const range = rangeOf(view, tokens, part);
    const before = view.content.text.slice(
      view.content.offsetAt(range.start),
      view.content.offsetAt(range.end),
    );
    const list = edits.get(location) ?? [];
    // Several links can have one text, by an alias of YAML.
    const isReplaced = list.some((each) => isDeepStrictEqual(each.range, range));
    if (!isReplaced) list.push({ range, newText: printScalar(text, before, view.isJson) });
    edits.set(location, list);
  };
  replace(named.pointer, named.kind === 'component' ? 'name' : 'value', newName);
  for (const link of inspected.index.links) {
    const text = renamedLink(link, named, newName);
    if (text !== undefined) replace(link.from, link.kind === 'scheme' ? 'name' : 'value', text);
  }
  return { changes: Object.fromEntries([...edits].map(([path, list]) => [inspected.uriOf(path), list])) };
}

function namedAt(inspected: Inspected): Named {
  const { index, pointer: at, cursor } = inspected;
  const pointer = targetOf(inspected);
  if (pointer === undefined) throw new RequestRefused(reasonFor(inspected));
  const name = pointer.tokens.at(-1) ?? '';
  const value = index.valueAt(pointer);
  if (isNamed(index, pointer)) return { pointer, kind: 'component', name };
  if (typeof value === 'string' && name === 'operationId') return { pointer, kind: 'operation', name: value };
  if (typeof value === 'string' && name === 'name') return { pointer, kind: 'tag', name: value };
  const isReference = index.linkAt(at)?.kind === 'reference' && !cursor.isName;
  throw new RequestRefused(
    isReference
      ? 'This reference names a place in a file, not a component, so there is no name to change.'
      : 'This is named from elsewhere by its place in the file. Only components, operationIds and tags can be renamed.',
  );
}

function reasonFor({ index, pointer, cursor }: Inspected): string {
  const [name] = pointer.tokens.slice(-1);
  const parent = pointer.tokens.at(-2);
  if (cursor.isName && parent === 'properties')
    return `Properties are not renamed: handlers, clients and examples have ${JSON.stringify(name)} too, and nothing says which.`;
  if (index.linkAt(pointer) !== undefined)
    return 'This names nothing that is there, so there is nothing to rename.';
  return 'Only components, operationIds and tags can be renamed.';
}

/** Names of components consist of these characters (OpenAPI 3.1.1, section 4.8.7). */
const componentName = /^[A-Za-z0-9._-]+$/;

function refuseTaken({ index }: Inspected, { pointer, kind, name }: Named, newName: string): void {
  const taken = (what: string): never => {
    throw new RequestRefused(`There is ${what} ${JSON.stringify(newName)} already.`);
  };
  if (newName === '__proto__')
    throw new RequestRefused(
      'Many programs cannot read objects with a member "__proto__": take another name.',
    );
  if (newName === '') throw new RequestRefused('A name has a letter at least.');
  if (kind === 'operation') {
    if (index.operationIds.has(newName)) taken('an operation');
    return;
  }
  if (kind === 'tag') {
    if (index.tags.has(newName)) taken('a tag');
    return;
  }
  if (!componentName.test(newName))
    throw new RequestRefused('Names of components are made of letters A to Z, digits, and the marks . - _');
  const around = index.valueAt({ location: pointer.location, tokens: pointer.tokens.slice(0, -1) });
  if (isObject(around) && Object.hasOwn(around, newName)) taken('a component');
  // Components with the same name in several files get other names in the bundled document.
  const shape = index.shapeAt(pointer);
  if (index.links.some(({ to }) => to?.tokens.at(-1) === newName && index.shapeAt(to) === shape))
    taken('a component');
  const reason = dependsOnName(index, pointer, name, newName);
  if (reason !== undefined) throw new RequestRefused(reason);
}

/** The text of a link after a part was renamed; undefined if it does not change. */
function renamedLink(
  { kind, text, from, to }: Link,
  { pointer, name }: Named,
  newName: string,
): string | undefined {
  if (kind !== 'reference')
    return text === name && to !== undefined && isSamePointer(to, pointer) ? newName : undefined;
  const split = splitReference(text);
  if (split === undefined) return undefined;
  const location = split.resource === '' ? from.location : fileNamedBy(split.resource, from.location);
  const tokens = parsePointer(split.fragment) ?? [];
  if (location === undefined || !isBelow({ location, tokens }, pointer)) return undefined;
  // The other segments keep their spelling.
  const hash = text.indexOf('#');
  const segments = text.slice(hash + 1).split('/');
  segments[pointer.tokens.length] = encodeFragment(escapeToken(newName));
  return `${text.slice(0, hash + 1)}${segments.join('/')}`;
}
