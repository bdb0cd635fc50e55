import { finding } from '../../diagnostics/catalog.ts';
import type { Json } from '../document.ts';
import type { Rule } from './rule.ts';

/** `default` should be valid against its schema (JSON Schema 2020-12 Validation, section 9.2); types and lists are looked at. */
export const checkDefaults: Rule = function* ({ nodes, places }) {
  for (const { value, shape } of nodes) {
    if (shape !== 'schema' || !Object.hasOwn(value, 'default')) continue;
    const { default: given = null, type, enum: listed } = value;
    const types = typeof type === 'string' ? [type] : Array.isArray(type) ? type : undefined;
    const shown = abbreviate(JSON.stringify(given));
    const at = places.at(value, 'default');
    if (types !== undefined && !types.some((each) => typeof each === 'string' && isOfType(given, each))) {
      yield finding('schema/default-mismatch', { value: shown, wanted: `of type ${types.join(' or ')}` }, at);
    } else if (Array.isArray(listed) && typeof given !== 'object' && !listed.includes(given)) {
      yield finding('schema/default-mismatch', { value: shown, wanted: 'one of the listed values' }, at);
    }
  }
};

function isOfType(value: Json, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function abbreviate(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
