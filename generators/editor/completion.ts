import { readdirSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import type { CompletionItem, CompletionList, Position } from 'vscode-languageserver-protocol';
import { formats } from '../formats/formats.ts';
import { jsonTypes, keywordNames, keywordNamed } from '../keywords/keywords.ts';
import { fieldsOf, schemaKeywords } from '../source/normalize/conform/fields.ts';
import { flag } from '../source/normalize/conform/field-type.ts';
import { componentReference } from '../source/normalize/bundle/reference.ts';
import type { Json } from '../json/json.ts';
import { isObject, memberOf } from '../json/member.ts';
import { formatPointer } from '../json/pointer.ts';
import { isNamedKind, membersOf, sections, type Kind, type Shape } from '../source/document/structure.ts';
import { describeShape } from '../source/document/shape-words.ts';
import { vocabularyFolder } from '../source/rules/extensions.ts';
import { contextAt, type CompletionContext } from './completion-context.ts';
import type { DocumentIndex } from '../source/document/document-index.ts';
import type { FilePointer } from '../source/files/file-pointer.ts';
import { printScalar } from './scalar.ts';
import type { FileView } from './views.ts';

/** CompletionItemKind of LSP 3.18. */
const kinds = { property: 10, value: 12, reference: 18 } as const;

/** Maximum number of items; the editor requests others while more is typed. */
const most = 1_000;

interface Proposal {
  readonly text: string;
  readonly detail: string;
  readonly kind: 10 | 12 | 18;
  /** Whether it is written without quotes, as it is not a string. */
  readonly isLiteral?: boolean;
}

/** Completions at a position: names of members, or values of a member. */
export function completionsAt(index: DocumentIndex, view: FileView, position: Position): CompletionList {
  const context = contextAt(view, view.content.offsetAt(position));
  const proposals = context.member === undefined ? names(index, view, context) : values(index, view, context);
  const range = view.content.range(context.start, context.end);
  const before = view.content.text.slice(context.start, context.end);
  const items = proposals.slice(0, most).map(({ text, detail, kind, isLiteral }): CompletionItem => {
    const written = isLiteral === true ? text : printScalar(text, before, view.isJson);
    const newText =
      context.member === undefined && kind === kinds.property ? `${written}${colon(view, context)}` : written;
    return { label: text, kind, detail, filterText: written, textEdit: { range, newText } };
  });
  return { isIncomplete: proposals.length > most, items };
}

/** The colon to insert after a name, unless there is one. */
function colon({ content: { text } }: FileView, { end }: CompletionContext): string {
  return /^["']?\s*:/.test(text.slice(end, end + 50)) ? '' : ': ';
}

function names(index: DocumentIndex, view: FileView, { around }: CompletionContext): readonly Proposal[] {
  const pointer = { location: view.location, tokens: around };
  const shape = index.shapeAt(pointer);
  const written = index.valueAt(pointer);
  const listed = itemsOf(index, pointer);
  if (listed.length > 0) return listed;
  if (typeof shape !== 'string') return [];
  const possible = shape === 'schema' ? keywordNames : membersNamed(shape);
  const detail = `${shape === 'schema' ? 'keyword' : 'field'} of ${describeShape(shape)}`;
  return [...possible, ...vocabularyOf(index), ...(isNamedKind(shape) && shape !== 'schema' ? ['$ref'] : [])]
    .filter((name) => !isObject(written) || !Object.hasOwn(written, name))
    .map((text) => {
      const isRule = keywordNamed(text)?.role === 'rule';
      return { text, detail: isRule ? 'rule of a schema' : detail, kind: kinds.property };
    });
}

function membersNamed(kind: Exclude<Kind, 'schema'>): readonly string[] {
  const statuses =
    kind === 'responses' ? ['200', '201', '202', '204', '400', '401', '403', '404', '409', 'default'] : [];
  return [...statuses, ...Object.keys(membersOf(kind).members), ...Object.keys(fieldsOf[kind].fields)];
}

/** Possible items of a list of names, such as `tags` and `required`. */
function itemsOf(index: DocumentIndex, { location, tokens }: FilePointer): readonly Proposal[] {
  const [list, item] = tokens.slice(-2);
  if (item === undefined || !/^\d+$/.test(item)) return [];
  return namesFor(index, { location, tokens: tokens.slice(0, -2) }, list ?? '');
}

function proposed(texts: readonly string[], detail: string): readonly Proposal[] {
  return texts.map((text) => ({ text, detail, kind: kinds.value }));
}

/** Possible values of a member that are not fixed by the specification. */
function namesFor(index: DocumentIndex, around: FilePointer, member: string): readonly Proposal[] {
  const shape = index.shapeAt(around);
  const object = index.valueAt(around);
  if (shape === 'operation' && member === 'tags') return proposed([...index.tags.keys()], 'tag');
  if (shape === 'link' && member === 'operationId')
    return proposed([...index.operationIds.keys()], 'operation');
  if (shape !== 'schema') return [];
  if (member === 'type') return proposed(jsonTypes, 'type');
  if (member === 'format') return proposed([...formats.keys()], 'format');
  const properties = memberOf(object, 'properties');
  if (member === 'required' && isObject(properties)) return proposed(Object.keys(properties), 'property');
  const isValue = ['default', 'example', 'const', 'examples'].includes(member);
  return isValue ? proposed(listedTexts(object), 'value') : [];
}

/** The texts of `enum`. */
function listedTexts(schema: Json | undefined): readonly string[] {
  const listed = memberOf(schema, 'enum');
  return Array.isArray(listed) ? listed.filter((each) => typeof each === 'string') : [];
}

function values(
  index: DocumentIndex,
  view: FileView,
  { around, member = '' }: CompletionContext,
): readonly Proposal[] {
  const pointer = { location: view.location, tokens: around };
  const shape = index.shapeAt(pointer);
  if (member === '$ref' && shape !== undefined) return references(index, view, shape);
  if (
    around.at(-1) === 'mapping' &&
    index.shapeAt({ ...pointer, tokens: around.slice(0, -1) }) === 'discriminator'
  )
    return references(index, view, 'schema');
  const named = [
    ...namesFor(index, pointer, member),
    ...itemsOf(index, { ...pointer, tokens: [...around, member] }),
  ];
  if (named.length > 0) return named;
  if (member.startsWith('x-')) return extensionValues(index, member);
  if (typeof shape !== 'string') return [];
  const field = shape === 'schema' ? schemaKeywords[member] : fieldsOf[shape].fields[member];
  const isLiteral = field === flag;
  const texts = isLiteral ? ['true', 'false'] : (field?.values ?? []);
  return texts.map((text) => ({ text, detail: field?.wanted ?? '', kind: kinds.value, isLiteral }));
}

/** References to components of a kind, and to everything in other files that the document already refers to. */
function references(index: DocumentIndex, view: FileView, shape: Shape): readonly Proposal[] {
  if (!isNamedKind(shape)) return [];
  const { location, value } = index.root;
  const section = memberOf(memberOf(value, 'components'), sections[shape]);
  const named = isObject(section) ? Object.keys(section) : [];
  const root = resourceOf(location, view.location);
  const texts = new Set(named.map((each) => `${root}${componentReference(shape, each)}`));
  for (const { to, kind } of index.links)
    if (kind === 'reference' && to !== undefined && index.shapeAt(to) === shape && to.location !== location)
      texts.add(`${resourceOf(to.location, view.location)}${fragmentOf(to)}`);
  return [...texts].map((text) => ({ text, detail: describeShape(shape), kind: kinds.reference }));
}

/** The reference from one file to another, `''` for the same file. */
function resourceOf(location: string, from: string): string {
  if (location === from) return '';
  const path = relative(dirname(from), location).split(sep).join('/');
  return encodeURI(path.startsWith('.') ? path : posix.join('.', path).replace(/^/, './'));
}

function fragmentOf({ tokens }: FilePointer): string {
  return tokens.length === 0 ? '' : `#${encodeURI(formatPointer(tokens)).replaceAll('#', '%23')}`;
}

/** The extensions that the vocabulary of the document defines. */
function vocabularyOf(index: DocumentIndex): readonly string[] {
  const folder = folderOf(index);
  if (folder === undefined) return [];
  try {
    return readdirSync(folder).flatMap((file) => /^(x-.+)\.schema\.json$/.exec(file)?.[1] ?? []);
  } catch {
    return [];
  }
}

/** The texts that the schema of an extension lists. */
function extensionValues(index: DocumentIndex, member: string): readonly Proposal[] {
  const folder = folderOf(index);
  const file =
    folder === undefined ? undefined : index.files.loadReferenced(join(folder, `${member}.schema.json`));
  return proposed(listedTexts(file?.value), member);
}

function folderOf(index: DocumentIndex): string | undefined {
  const folder = memberOf(index.root.value, vocabularyFolder);
  if (typeof folder !== 'string') return undefined;
  const path = join(dirname(index.root.location), folder);
  return index.files.mayRead(join(path, 'x-name.schema.json')) ? path : undefined;
}
