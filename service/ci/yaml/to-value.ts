import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Document,
  type LineCounter,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import type { Budget } from '../budget.ts';
import { ConfigurationError } from '../configuration-error.ts';
import { limits } from '../limits.ts';
import { isMapping, isSequence, type Mapping, type Value } from '../value.ts';
import { isReference, readReference, shownReference } from './tags.ts';

type Reading = { budget: Budget; lines: LineCounter; warnings: string[] };

/** A value and the number of values in it, counting the target of each alias. */
type Sized = { value: Value; size: number; depth: number };

/**
 * The value of a document. Aliases share the value of their anchor, which counts each time.
 * @throws ConfigurationError for values that are too many or too deep, and for aliases without an anchor.
 */
export function toValue(document: Document.Parsed, reading: Reading): Value {
  const anchors = new Map<string, Sized>();

  function read(node: unknown, level: number): Sized {
    if (isAlias(node)) return useAnchor(node.source);
    const sized = readNode(node, level);
    reading.budget.spend(1);
    if (isScalar(node) || isMap(node) || isSeq(node)) {
      if (node.anchor !== undefined) anchors.set(node.anchor, sized);
    }
    return sized;
  }

  function useAnchor(name: string): Sized {
    const anchor = anchors.get(name);
    if (anchor === undefined) throw new ConfigurationError(`Unknown alias: ${name}`);
    reading.budget.spend(anchor.size);
    return anchor;
  }

  function readNode(node: unknown, level: number): Sized {
    if (level > limits.depth) throw new ConfigurationError('The parsed YAML is too deep');
    if (isReference(node)) {
      const reference = readReference(node);
      if (reference === undefined) throw new ConfigurationError(`${shownReference(node)} is not valid`);
      return { value: reference, size: 1, depth: 1 };
    }
    if (isMap(node)) return readMapping(node, level);
    if (isSeq(node)) {
      const items = node.items.map((item) => read(item, level + 1));
      return together(
        items,
        items.map((item) => item.value),
      );
    }
    if (isScalar(node)) return { value: scalar(node), size: 1, depth: 1 };
    return { value: null, size: 1, depth: 1 };
  }

  function readMapping(node: YAMLMap, level: number): Sized {
    const members = new Map<string, Value>();
    const merged = new Map<string, Value>();
    const parts: Sized[] = [];
    for (const pair of node.items) {
      const key = keyText(pair.key);
      const sized = read(pair.value, level + 1);
      parts.push(sized);
      if (key === mergeKey) {
        for (const [name, value] of mergedMembers(sized.value))
          if (!merged.has(name)) merged.set(name, value);
      } else {
        if (members.has(key)) reading.warnings.push(twice(key, pair.key));
        members.set(key, sized.value);
      }
    }
    if (merged.size === 0) return together(parts, members);
    for (const [name, value] of members) merged.set(name, value);
    reading.budget.spend(merged.size);
    return together(parts, merged);
  }

  function twice(key: string, node: unknown): string {
    const start = isScalar(node) ? node.range?.[0] : undefined;
    const line = start === undefined ? '' : ` at line ${reading.lines.linePos(start).line}`;
    return `the key ${key} is defined more than once${line}, the last definition is used`;
  }

  const whole = read(document.contents, 1);
  return whole.value;
}

function together(parts: readonly Sized[], value: Value): Sized {
  let size = 1;
  let depth = 0;
  for (const part of parts) {
    size += part.size;
    depth = Math.max(depth, part.depth);
  }
  if (depth + 1 > limits.depth) throw new ConfigurationError('The parsed YAML is too deep');
  return { value, size, depth: depth + 1 };
}

/** The members from a merge key: those of one mapping or of several, of which the first one wins. */
function* mergedMembers(value: Value): Iterable<readonly [string, Value]> {
  const sources: readonly Value[] = isSequence(value) ? value : [value];
  for (const source of sources) {
    if (!isMapping(source))
      throw new ConfigurationError('a merge key (<<) needs a mapping or a sequence of mappings');
    const members: Mapping = source;
    yield* members;
  }
}

const mergeKey = Symbol('<<');

/** A key as a text, as it is written, or the marker of a merge key. */
function keyText(node: unknown): string | typeof mergeKey {
  if (!isScalar(node)) throw new ConfigurationError('Invalid configuration format');
  const { value, source } = node;
  if (typeof value === 'symbol') return mergeKey;
  return typeof value === 'string' ? value : (source ?? '');
}

function scalar({ value, source }: Scalar): Value {
  // As a number, 3.0 would become the text `3`.
  if (Number.isInteger(value) && source?.includes('.') === true) return source;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'bigint') return Number(value);
  return value === null || value === undefined ? null : String(value);
}
