import { visit } from 'jsonc-parser';
import type { OffsetFinder } from './text-file.ts';

/** What one pass over a JSON text tells without building anything. */
export interface JsonOutline {
  readonly depth: number;
  /** Members of all objects, repeated names counted. */
  readonly members: number;
}

/** A member name that its object already had: offsets of both names. */
export interface RepeatedName {
  readonly name: string;
  readonly first: number;
  readonly second: number;
}

/** Counts levels and members; works on any text, even one that is not JSON. 13 MB take about 35 ms. */
export function outlineJson(text: string): JsonOutline {
  let level = 0;
  let depth = 0;
  let members = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at) - 1;
    else if (code === colon) members += 1;
    else if (code === brace || code === bracket) depth = Math.max(depth, (level += 1));
    else if (code === closingBrace || code === closingBracket) level -= 1;
  }
  return { depth, members };
}

/** The repeated member names of a JSON text. */
export function findRepeatedNames(text: string): RepeatedName[] {
  const repeated: RepeatedName[] = [];
  const open: Map<string, number>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Map()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name, offset) => {
      const names = open.at(-1);
      const first = names?.get(name);
      if (first === undefined) names?.set(name, offset);
      else repeated.push({ name, first, second: offset });
    },
  });
  return repeated;
}

interface Span {
  readonly key: number;
  readonly value: number;
  /** Of a container, once somebody asked. */
  members?: Map<string, Span>;
}

/** Finds offsets in a text that is JSON. Each container is scanned once, when something inside it is asked for. */
export function jsonOffsets(text: string): OffsetFinder {
  const start = skipSpace(text, 0);
  const root: Span = { key: start, value: start };
  return (tokens, key) => {
    let span = root;
    for (const token of tokens) {
      span.members ??= scanMembers(text, span.value);
      const next = span.members.get(token);
      if (next === undefined) return span.value;
      span = next;
    }
    return key ? span.key : span.value;
  };
}

const [quote, colon, brace, bracket, closingBrace, closingBracket, backslash] = [...'":{[}]\\'].map((each) =>
  each.charCodeAt(0),
) as [number, number, number, number, number, number, number];

function scanMembers(text: string, start: number): Map<string, Span> {
  const members = new Map<string, Span>();
  const opening = text.charCodeAt(start);
  if (opening !== brace && opening !== bracket) return members;
  let at = skipSpace(text, start + 1);
  while (text.charCodeAt(at) !== closingBrace && text.charCodeAt(at) !== closingBracket && at < text.length) {
    const key = at;
    let name = String(members.size);
    if (opening === brace) {
      const end = endOfString(text, at);
      name = JSON.parse(text.slice(at, end)) as string;
      at = skipSpace(text, skipSpace(text, end) + 1);
    }
    members.set(name, { key, value: at });
    at = skipSpace(text, endOfValue(text, at));
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return members;
}

function endOfValue(text: string, start: number): number {
  let level = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at) - 1;
    else if (code === brace || code === bracket) level += 1;
    else if (code === closingBrace || code === closingBracket) {
      if (level === 0) return at;
      level -= 1;
    } else if (level === 0 && text[at] === ',') return at;
  }
  return text.length;
}

function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return at + 1;
  }
  return text.length;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && ' \t\r\n'.includes(text.charAt(at))) at += 1;
  return at;
}
