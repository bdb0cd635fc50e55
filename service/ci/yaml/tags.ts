import { isNode, isScalar, isSeq, type CollectionTag, type ScalarTag, type Tags } from 'yaml';
import { Reference } from '../value.ts';

/** The tag `!reference`, whose value is a sequence of keys. */
const referenceTag: CollectionTag = { tag: '!reference', collection: 'seq' };

/** Booleans are written as words. Unlike in YAML 1.1, `y` and `n` are texts. */
const booleanTag: ScalarTag = {
  tag: 'tag:yaml.org,2002:bool',
  default: true,
  identify: (value) => typeof value === 'boolean',
  test: /^(?:yes|no|true|false|on|off)$/i,
  resolve: (text) => /^(?:yes|true|on)$/i.test(text),
  stringify: ({ value }) => String(value),
};

const replaced = new Set(
  ['bool', 'timestamp', 'binary', 'omap', 'pairs', 'set'].flatMap((name) => [
    name,
    `tag:yaml.org,2002:${name}`,
  ]),
);

/**
 * The tags of configurations, based on those of YAML 1.1: dates and binary data are texts, and `!reference` is added.
 */
export function configurationTags(tags: Tags): Tags {
  return [
    booleanTag,
    ...tags.filter((tag) => !replaced.has(typeof tag === 'string' ? tag : tag.tag)),
    referenceTag,
  ];
}

/** The tags for merged configurations: the same without merge keys, so that a text `<<` stays a text. */
export function mergedTags(tags: Tags): Tags {
  return configurationTags(tags).filter(
    (tag) => tag !== 'merge' && (typeof tag === 'string' || tag.tag !== 'tag:yaml.org,2002:merge'),
  );
}

/** Whether a node has the tag `!reference`. */
export function isReference(node: unknown): boolean {
  return isNode(node) && node.tag === referenceTag.tag;
}

/** The target of a node with the tag `!reference`, or undefined if its keys are not texts. */
export function readReference(node: unknown): Reference | undefined {
  const path: string[] = [];
  for (const item of isSeq(node) ? node.items : []) {
    if (!isScalar(item) || typeof item.value !== 'string') return undefined;
    path.push(item.value);
  }
  return path.length > 0 ? new Reference(path) : undefined;
}

/** An invalid reference, for messages. */
export function shownReference(node: unknown): string {
  const items = isSeq(node) ? node.items.slice(0, 20) : [];
  const shown = items.map((item) => JSON.stringify(isScalar(item) ? item.value : null) ?? 'null');
  return `!reference [${shown.join(', ')}]`;
}
