import { withoutHtml } from '../code/prose/without-html.ts';
import type { Hover } from 'vscode-languageserver-protocol';
import { stringify } from 'yaml';
import { visible } from '../diagnostics/visible.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { isObject, memberOf, setMember } from '../json/member.ts';
import { methods } from '../source/document/structure.ts';
import type { DocumentIndex } from '../source/document/document-index.ts';
import type { FilePointer } from '../source/files/file-pointer.ts';
import { targetOf, type Inspected } from './inspected.ts';

/** Maximum depth of nested references that are resolved. */
const deepest = 3;
const mostLines = 60;
/** Members whose texts are shown without HTML. */
const proseMembers: ReadonlySet<string> = new Set(['description', 'summary']);
/** Members with values of the API, which are shown unchanged. */
const data: ReadonlySet<string> = new Set(['default', 'const', 'enum', 'example', 'value']);
const mostUses = 10;

/** What a name or a reference refers to, with its references resolved, and its uses; null for other texts. */
export function hoverAt(inspected: Inspected): Hover | null {
  const { index, view, cursor } = inspected;
  const pointer = targetOf(inspected);
  if (pointer === undefined) return null;
  const value = shownValue(index, pointer);
  if (value === undefined) return null;
  const text = stringify(new Resolver(index).resolve(pointer, value, 0), {
    lineWidth: 100,
    aliasDuplicateObjects: false,
  });
  const lines = text.trimEnd().split('\n');
  const shown = lines.length > mostLines ? [...lines.slice(0, mostLines), '…'] : lines;
  const parts = [
    `**${escaped(titleOf(index, pointer))}**`,
    fenced(shown.map(visible).join('\n')),
    usesOf(index, pointer),
  ];
  return {
    contents: { kind: 'markdown', value: parts.filter((part) => part !== '').join('\n\n') },
    range: view.content.range(cursor.start, cursor.end),
  };
}

/** The value to show; for the name of an operation or a tag, the object with it. */
function shownValue(index: DocumentIndex, pointer: FilePointer): Json | undefined {
  const value = index.valueAt(pointer);
  if (typeof value !== 'string') return value;
  const { location, tokens } = pointer;
  const around = index.valueAt({ location, tokens: tokens.slice(0, -1) });
  if (!isObject(around)) return value;
  const { operationId, summary, description, name } = around;
  const described = { operationId, name, summary, description };
  return Object.fromEntries(Object.entries(described).filter(([, each]) => each !== undefined)) as JsonObject;
}

function titleOf(index: DocumentIndex, pointer: FilePointer): string {
  return ownerOf(index, pointer) ?? pointer.tokens.at(-1) ?? pointer.location;
}

/** Replaces references by their targets, down to `deepest`, except by objects that contain them. */
class Resolver {
  readonly #index: DocumentIndex;
  readonly #around: Json[] = [];

  constructor(index: DocumentIndex) {
    this.#index = index;
  }

  /** Recursion is bounded by the maximum depth of files times that of references. */
  resolve(pointer: FilePointer, value: Json, depth: number): Json {
    if (Array.isArray(value))
      return value.map((item, at) => this.resolve(below(pointer, String(at)), item, depth));
    if (!isObject(value)) return value;
    const target = this.#index.linkAt(below(pointer, '$ref'))?.to;
    const named = target && this.#index.valueAt(target);
    if (target !== undefined && isObject(named) && depth < deepest && !this.#around.includes(named)) {
      this.#around.push(named);
      const resolved = this.resolve(target, named, depth + 1);
      this.#around.pop();
      const siblings = Object.entries(value).filter(([name]) => name !== '$ref');
      return isObject(resolved) ? { ...resolved, ...Object.fromEntries(siblings) } : value;
    }
    const copy: JsonObject = {};
    const isInData = pointer.tokens.some((token) => data.has(token));
    for (const [name, inner] of Object.entries(value)) {
      const isProse = typeof inner === 'string' && proseMembers.has(name) && !isInData;
      setMember(copy, name, isProse ? withoutHtml(inner) : this.resolve(below(pointer, name), inner, depth));
    }
    return copy;
  }
}

function usesOf(index: DocumentIndex, pointer: FilePointer): string {
  const owners = index.linksTo(pointer).map(({ from }) => ownerOf(index, from) ?? from.tokens.join(' '));
  const different = [...new Set(owners)];
  if (different.length === 0) return 'Used by nothing.';
  const more = different.length > mostUses ? `\n- and ${different.length - mostUses} more` : '';
  const listed = different.slice(0, mostUses).map((owner) => `- ${escaped(owner)}`);
  return `Used by:\n${listed.join('\n')}${more}`;
}

/** The part of the document that contains a place: `GET /pets`, `schemas Pet`. */
function ownerOf(index: DocumentIndex, { location, tokens }: FilePointer): string | undefined {
  const [first, second = '', third = ''] = tokens;
  if (index.shapeAt({ location, tokens: [] }) === 'document') {
    if (first === 'components') return `${second} ${third}`;
    if (first === 'tags')
      return `tag ${String(memberOf(index.valueAt({ location, tokens: tokens.slice(0, 2) }), 'name'))}`;
    if (first !== 'paths') return first;
    return isMethod(third) ? `${third.toUpperCase()} ${second}` : second;
  }
  const at = tokens.findIndex(isMethod);
  const operationId = memberOf(index.valueAt({ location, tokens: tokens.slice(0, at + 1) }), 'operationId');
  if (at !== -1 && typeof operationId === 'string') return operationId;
  return first === undefined ? undefined : `${location.split(/[\\/]/).at(-1)} ${first}`;
}

function isMethod(name: string): boolean {
  return methods.some((method) => method === name);
}

function below({ location, tokens }: FilePointer, token: string): FilePointer {
  return { location, tokens: [...tokens, token] };
}

/** Markdown of a block of YAML, with a fence that does not occur in it. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}yaml\n${text}\n${fence}`;
}

function escaped(text: string): string {
  return visible(text).replaceAll(/[\\`*_{}[\]<>()#+!|~-]/g, '\\$&');
}
