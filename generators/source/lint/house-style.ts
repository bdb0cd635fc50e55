import { finding, type FindingCode } from '../../diagnostics/catalog.ts';
import { houseStyleFindings } from '../../diagnostics/catalog/house-style.ts';
import type { JsonObject } from '../document.ts';
import { isObject } from '../member.ts';
import type { Rule } from '../check/rule.ts';
import type { Kind } from '../structure.ts';
import { describeShape } from '../shape-words.ts';

/** Members that house styles require, by the kind of the object. OpenAPI requires none of them. */
const wanted: Readonly<Partial<Record<Kind, Readonly<Record<string, HouseCode>>>>> = {
  info: { description: 'lint/no-description', contact: 'lint/no-contact', license: 'lint/no-license' },
  operation: {
    summary: 'lint/no-summary',
    description: 'lint/no-description',
    operationId: 'lint/no-operation-id',
    tags: 'lint/no-tag',
  },
  parameter: { description: 'lint/no-description' },
  tag: { description: 'lint/no-description' },
};

type HouseCode = keyof typeof houseStyleFindings & FindingCode;

/** Members that OpenAPI makes optional, and error responses; reported on request. */
export const lintHouseStyle: Rule = function* ({ nodes, places }) {
  for (const { value, shape } of nodes) {
    const members = wanted[shape];
    if (members === undefined || typeof value['$ref'] === 'string') continue;
    const text = describeShape(shape);
    const kind = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
    for (const [name, code] of Object.entries(members))
      if (isBlank(value, name)) yield finding(code, { kind }, places.of(value));
    const { responses } = value;
    if (shape === 'operation' && isObject(responses) && !Object.keys(responses).some(isError))
      yield finding('lint/no-error-response', { kind }, places.at(value, 'responses'));
  }
};

function isBlank(value: JsonObject, name: string): boolean {
  const { [name]: member } = value;
  if (Array.isArray(member)) return member.length === 0;
  return member === undefined || (typeof member === 'string' && member.trim() === '');
}

function isError(status: string): boolean {
  return status.startsWith('4') || status === 'default';
}
