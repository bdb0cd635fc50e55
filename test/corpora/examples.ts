import type { ApiModel, MediaType, Schema } from '../../generators/model/model.ts';
import type { Json } from '../../generators/json/json.ts';
import { asDoubles } from '../../generators/json/as-doubles.ts';
import { tsModelOf } from '../../generators/typescript/ts-model.ts';

/** An example of a document as receivers of its JSON read it, and the way to its validator: module, exported name, members. */
export interface ExampleCase {
  readonly module: string;
  readonly path: readonly string[];
  readonly schema: Schema;
  readonly value: Json;
}

/** All JSON examples of a document: of bodies and of responses. */
export function examplesOf(model: ApiModel): readonly ExampleCase[] {
  return tsModelOf(model).operations.flatMap(({ names, body, responses }) => {
    const module = `validators/operations/${names.file}.js`;
    const ofMedia = (path: readonly string[], content: readonly MediaType[]): readonly ExampleCase[] =>
      content
        .filter(({ kind }) => kind === 'json')
        .flatMap(({ type, schema, examples }) =>
          examples.map(({ value }) => ({
            module,
            path: [...path, type],
            schema: asDoubles(schema) as Schema,
            value: asDoubles(value),
          })),
        );
    return [
      ...ofMedia(['body'], body?.content ?? []),
      ...responses.flatMap(({ status, content }) => ofMedia(['responses', status, 'content'], content)),
    ];
  });
}
