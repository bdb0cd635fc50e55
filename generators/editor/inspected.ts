import type { Location, Position, Range } from 'vscode-languageserver-protocol';
import { isBelow, isSamePointer, type FilePointer } from '../source/file-pointer.ts';
import type { DocumentIndex } from '../source/document-index.ts';
import type { Link } from '../source/links.ts';
import { entryAt, cursorAt, type Cursor } from './syntax.ts';
import type { FileView, Views } from './views.ts';

/** A document, and the place in one of its files that an editor asks about. */
export interface Inspected {
  readonly index: DocumentIndex;
  readonly views: Views;
  readonly view: FileView;
  /** What is written there. */
  readonly written: Cursor;
  readonly pointer: FilePointer;
  /** The URI that the editor uses for a file. */
  uriOf(location: string): string;
}

/** The document, file and value at a position. */
export function inspect(
  given: Pick<Inspected, 'index' | 'views' | 'uriOf'>,
  location: string,
  position: Position,
): Inspected {
  const view = given.views.of(location);
  const written = cursorAt(view.syntax, view.content.offsetAt(position));
  return { ...given, view, written, pointer: { location, tokens: written.tokens } };
}

/** What a text at the cursor refers to: what it names, or what it defines. Undefined for anything else. */
export function meant({ index, pointer, written }: Inspected): FilePointer | undefined {
  const link = index.linkAt(pointer);
  if (link !== undefined && written.isName === (link.kind === 'scheme')) return link.to;
  return isDefinition(index, pointer, written.isName) ? pointer : undefined;
}

/** Whether the name of a component, of an operation or of a tag is written here. */
function isDefinition(index: DocumentIndex, pointer: FilePointer, isName: boolean): boolean {
  if (index.linksTo(pointer).length > 0) return true;
  if (isName) return isNamed(index, pointer);
  return [...index.operationIds.values(), ...index.tags.values()].some((each) =>
    isSamePointer(each, pointer),
  );
}

/**
 * Whether a place has a name that its author chose: in `components`, in `$defs`, or in a file that is a map of things
 * that others refer to.
 */
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

/** The range of a name or a value; for a member of a map, the range of its name. */
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
