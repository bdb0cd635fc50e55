import { fileURLToPath } from 'node:url';
import { buildModel } from '../../generators/model/build.ts';
import { readDocument } from '../../generators/pipeline.ts';
import { tsModelOf, type TsModel } from '../../generators/typescript/ts-model.ts';

export const documentPath = fileURLToPath(new URL('../../spec/openapi.yaml', import.meta.url));

export const { document, findings } = await readDocument(documentPath);

/** The model of `spec/`; there is one exactly when reading found no error. */
export const model: TsModel = buildModelOf(document);

function buildModelOf(checked: typeof document): TsModel {
  if (checked === undefined)
    throw new Error(findings.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  return tsModelOf(buildModel(checked).model);
}
