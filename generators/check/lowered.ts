import { query } from '../incremental/query.ts';
import { select } from '../incremental/versions.ts';
import { marksOf } from '../model/marks.ts';
import type { Schema } from '../model/model.ts';
import type { Direction } from '../model/variants.ts';
import { schemaAt } from '../schema/named.ts';
import type { JsonObject } from '../json/json.ts';
import type { TsModel } from '../typescript/ts-model.ts';
import { placeOfCheck } from './check-place.ts';
import { reachesIntegers } from './lowering/integers.ts';
import { lower } from './lowering/lower.ts';
import { referenceTo } from './rules/reference.ts';

/** The use of a schema. */
interface Use {
  readonly direction: Direction;
  /** True where strings in binary format are files. */
  readonly files: boolean;
}

/** A schema in the form that the check compiler accepts. It is lowered once for each use. */
export function lowered(model: TsModel, schema: Schema, { direction, files }: Use): Schema {
  return typeof schema === 'boolean' ? schema : queries[direction][files ? 'files' : 'values'](model, schema);
}

const queries = {
  request: usesIn('request'),
  response: usesIn('response'),
};

function usesIn(direction: Direction) {
  return {
    files: query((model: TsModel, schema: JsonObject) => lowerFor(model, schema, { direction, files: true })),
    values: query((model: TsModel, schema: JsonObject) =>
      lowerFor(model, schema, { direction, files: false }),
    ),
  };
}

function lowerFor(model: TsModel, schema: JsonObject, use: Use): Schema {
  const { direction } = use;
  return lower(schema, {
    ...use,
    oneOf: model.oneOf,
    source: model,
    marks: marksOf(model),
    reachesIntegers: (given) => reachesIntegers(model, given),
    checkOf: (reference) =>
      select(model, `check of ${reference} in ${direction}`, (now) =>
        referenceTo(placeOfCheck(schemaAt(now, reference), direction)),
      ),
  });
}
