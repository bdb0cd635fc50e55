import { fit } from '../../sample/text.ts';
import { keywordOf, type Schema } from '../../schema/schema.ts';
import { referencesOf } from '../../schema/visit.ts';
import type { AspectName } from '../codes/aspects.ts';
import type { Roles } from '../compare/draft.ts';
import type { End, Summary } from '../contain/summary.ts';

/** Maximum length of texts and lists that are made. */
const MOST = 10_000;

/** Schemas of values that one side refuses because of an aspect, and the other side may accept. */
export function forcedFor(name: AspectName, { taking, refusing }: Roles<Summary>): readonly Schema[] {
  switch (name) {
    case 'type':
      return [...taking.types]
        .filter((type) => !refusing.types.has(type))
        .map((type) => (type === 'fraction' ? { type: 'number', not: { type: 'integer' } } : { type }));
    case 'minimum':
      return below(valueOf(refusing.low), valueOf(taking.low));
    case 'maximum':
      return beyond(valueOf(refusing.high), valueOf(taking.high));
    case 'multiple':
      return numbersNear(taking).map((value) => ({ const: value }));
    case 'min-length':
      return [
        { type: 'string', maxLength: Number(refusing.minLength) - 1 },
        text(Number(refusing.minLength) - 1),
      ];
    case 'max-length':
      return refusing.maxLength < MOST
        ? [
            { type: 'string', minLength: Number(refusing.maxLength) + 1 },
            text(Number(refusing.maxLength) + 1),
            { type: 'string' },
          ]
        : [];
    case 'min-items':
      return [{ type: 'array', maxItems: Number(refusing.minItems) - 1 }];
    case 'max-items':
      return refusing.maxItems < MOST
        ? [
            { type: 'array', minItems: 1 },
            { type: 'array', minItems: Number(refusing.maxItems) + 1 },
          ]
        : [];
    case 'min-properties':
      return [{ type: 'object', maxProperties: Number(refusing.minProperties) - 1 }];
    case 'max-properties':
      return refusing.maxProperties < MOST
        ? [{ type: 'object', minProperties: Number(refusing.maxProperties) + 1 }]
        : [];
    case 'not':
      return [...standing(refusing, 'not'), true];
    case 'condition':
      return [...standing(refusing, 'if'), true];
    default:
      return [true];
  }
}

/** The schemas of a keyword that have no references, so that they mean the same in the other document. */
function standing({ conjuncts }: Summary, keyword: 'if' | 'not'): readonly Schema[] {
  return conjuncts
    .map((conjunct) => keywordOf(conjunct, keyword))
    .filter((schema) => schema !== undefined)
    .filter((schema) => referencesOf(schema).size === 0);
}

/** A bound as a double: no value between two doubles can be sent. */
function valueOf(end: End | undefined): number | undefined {
  return end === undefined ? undefined : Number(end.value);
}

/** Numbers below a bound, the nearest first, then the lowest that the other side accepts. */
function below(end: number | undefined, low: number | undefined): readonly Schema[] {
  if (end === undefined) return [];
  return constants([end, end - 1, end - 0.5, ...(low === undefined ? [] : [low, low + 1])]);
}

function beyond(end: number | undefined, high: number | undefined): readonly Schema[] {
  if (end === undefined) return [];
  return constants([end, end + 1, end + 0.5, ...(high === undefined ? [] : [high, high - 1])]);
}

/** Numbers that are probably not multiples of a step. */
function numbersNear({ low, steps }: Summary): readonly number[] {
  const start = valueOf(low) ?? 0;
  const own = steps.map(Number).flatMap((step) => [step, step * 2, step * 3, step * 5, step * 7]);
  return [...own, ...[1, 2, 3, 5, 7, 0.5, 0.25, 0.1].map((more) => start + more), 1, 3, 7];
}

function constants(values: readonly number[]): readonly Schema[] {
  return values.map((value) => ({ const: value }));
}

function text(length: number): Schema {
  return { const: fit('text', Math.max(0, length), Math.max(0, length)) };
}
