import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The document as peers take it; each changes it as it likes. */
export function readIssuesDocument() {
  return parse(readFileSync(join(import.meta.dirname, 'issues.yaml'), 'utf8'));
}

/** A schema of the document with its references followed. */
export function resolved(node, document) {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => resolved(item, document));
  if (typeof node.$ref === 'string') {
    return resolved(document.components.schemas[node.$ref.split('/').at(-1)], document);
  }
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, resolved(value, document)]));
}
