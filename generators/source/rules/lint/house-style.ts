import { finding, type FindingCode } from '../../../diagnostics/catalog.ts';
import { houseStyleFindings } from '../../../diagnostics/catalog/house-style.ts';
import type { JsonObject } from '../../../json/json.ts';
import { isObject } from '../../../json/member.ts';
import type { Rule } from '../rule.ts';
import type { Kind } from '../../document/structure.ts';
import { describeShape } from '../../document/shape-words.ts';

/** Fields that house styles require, by the kind of the object. OpenAPI requires none of them. */
const wanted: Readonly<Partial<Record<Kind, Readonly<Record<string, HouseCode>>>>> = {
  info: {
    description: 'lint/missing-description',
    contact: 'lint/missing-contact',
    license: 'lint/missing-license',
  },
  operation: {
    summary: 'lint/missing-summary',
    description: 'lint/missing-description',
    operationId: 'lint/missing-operation-id',
    tags: 'lint/missing-tag',
  },
  parameter: { description: 'lint/missing-description' },
  tag: { description: 'lint/missing-description' },
};

type HouseCode = keyof typeof houseStyleFindings & FindingCode;

/** Fields that OpenAPI makes optional, and error responses; reported on request. */
export const lintHouseStyle: Rule = function* ({ nodes, places }) {
  for (const { value, shape } of nodes) {
    const fields = wanted[shape];
    if (fields === undefined || typeof value['$ref'] === 'string') continue;
    const text = describeShape(shape);
    const kind = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
    for (const [name, code] of Object.entries(fields))
      if (isBlank(value, name)) yield finding(code, { kind }, places.of(value));
    const { responses } = value;
    if (shape === 'operation' && isObject(responses) && !Object.keys(responses).some(isError))
      yield finding('lint/missing-error-response', { kind }, places.at(value, 'responses'));
  }
};

function isBlank(value: JsonObject, name: string): boolean {
  const { [name]: field } = value;
  if (Array.isArray(field)) return field.length === 0;
  return field === undefined || (typeof field === 'string' && field.trim() === '');
}

function isError(status: string): boolean {
  return status.startsWith('4') || status === 'default';
}
