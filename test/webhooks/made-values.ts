import { allOperations } from '../../generators/model/received.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { createSampler } from '../../generators/sample/sampler.ts';
import { tsModelOf, type TsModel, type TsOperation } from '../../generators/typescript/ts-model.ts';
import { shop } from './outputs.ts';

/** A value that is made for a document, and where it belongs. */
interface Made {
  readonly operation: TsOperation;
  readonly mediaType: string;
  readonly value: unknown;
}

async function shopModel(): Promise<TsModel> {
  const { model } = await loadModel(shop);
  if (model === undefined) throw new Error('The document has errors.');
  return tsModelOf(model);
}

/** Bodies of requests and deliveries, three for each media type. */
export async function madeBodies(): Promise<readonly Made[]> {
  const model = await shopModel();
  const sampler = createSampler(model);
  return allOperations(model).flatMap((operation) =>
    (operation.body?.content ?? []).flatMap((mediaType) =>
      [1, 2, 3].map((seed) => ({
        operation,
        mediaType: mediaType.type,
        value: sampler.body(operation, mediaType, { seed })?.value,
      })),
    ),
  );
}

/** Bodies of all responses. */
export async function madeResponses(): Promise<readonly (Made & { readonly status: string })[]> {
  const model = await shopModel();
  const sampler = createSampler(model);
  return allOperations(model).flatMap((operation) =>
    operation.responses.flatMap((response) =>
      response.content.map((mediaType) => ({
        operation,
        status: response.status,
        mediaType: mediaType.type,
        value: sampler.response(operation, { response, mediaType })?.value,
      })),
    ),
  );
}
