import type { Location, Position, Range } from 'vscode-languageserver-protocol';
import { isBelow, isSamePointer, type FilePointer } from '../source/files/file-pointer.ts';
import type { DocumentIndex } from '../source/document/document-index.ts';
import type { Link } from '../source/references/links.ts';
import { entryAt } from '../source/parse/syntax.ts';
import { cursorAt, type Cursor } from './cursor.ts';
import type { FileView, Views } from './views.ts';

/** A document, and a position in one of its files. */
export interface Inspected {
  readonly index: DocumentIndex;
  readonly views: Views;
  readonly view: FileView;
  readonly cursor: Cursor;
  readonly pointer: FilePointer;
  /** The URI of a file, in the spelling of the editor. */
  uriOf(location: string): string;
}

/** Finds the value at a position. */
export function inspect(
  given: Pick<Inspected, 'index' | 'views' | 'uriOf'>,
  location: string,
  position: Position,
): Inspected {
  const view = given.views.of(location);
  const cursor = cursorAt(view.syntax, view.content.offsetAt(position));
  return { ...given, view, cursor, pointer: { location, tokens: cursor.tokens } };
}

/** The target of the reference at the cursor, or the definition there; undefined for other texts. */
export function targetOf({ index, pointer, cursor }: Inspected): FilePointer | undefined {
  const link = index.linkAt(pointer);
  if (link !== undefined && cursor.isName === (link.kind === 'scheme')) return link.to;
  return isDefinition(index, pointer, cursor.isName) ? pointer : undefined;
}

/** Whether this is the name of a component, of an operation or of a tag. */
function isDefinition(index: DocumentIndex, pointer: FilePointer, isName: boolean): boolean {
  if (index.linksTo(pointer).length > 0) return true;
  if (isName) return isNamed(index, pointer);
  return [...index.operationIds.values(), ...index.tags.values()].some((each) =>
    isSamePointer(each, pointer),
  );
}

/** Whether this is a named part: in `components`, in `$defs`, or in a file whose members are referred to. */
export function isNamed(index: DocumentIndex, pointer: FilePointer): boolean {
  const { location, tokens } = pointer;
  if (tokens.length === 0) return false;
  const around = { location, tokens: tokens.slice(0, -1) };
  if (
    isBelow(pointer, { location, tokens: ['components'] }) &&
    index.shapeAt({ location, tokens: [] }) === 'document'
  )
    return tokens.length === 3;
  if (around.tokens.at(-1) === '$defs') return index.shapeAt(pointer) === 'schema';
  return (
    index.shapeAt(around) === undefined && index.linksTo(pointer).some(({ kind }) => kind === 'reference')
  );
}

/** The range of the name or the value of an entry. */
export function rangeOf(view: FileView, tokens: readonly string[], part: 'name' | 'value'): Range {
  const entry = entryAt(view.syntax, tokens);
  if (entry === undefined) return view.content.range(0, 0);
  const { nameStart, nameEnd, node } = entry;
  if (part === 'name') return view.content.range(nameStart, nameEnd);
  return view.content.range(node?.start ?? nameEnd, node?.end ?? nameEnd);
}

/** The location of a definition: the name of a component, or the text of an operationId or of a tag. */
export function locationOf({ views, uriOf, index }: Inspected, pointer: FilePointer): Location {
  const view = views.of(pointer.location);
  const isText = typeof index.valueAt(pointer) === 'string';
  return { uri: uriOf(pointer.location), range: rangeOf(view, pointer.tokens, isText ? 'value' : 'name') };
}

/** The location of a link. */
export function locationOfLink({ views, uriOf }: Inspected, { from, kind }: Link): Location {
  const range = rangeOf(views.of(from.location), from.tokens, kind === 'scheme' ? 'name' : 'value');
  return { uri: uriOf(from.location), range };
}
