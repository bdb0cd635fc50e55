import { fileURLToPath } from 'node:url';
import { buildModel } from '../../generators/model/build.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import { readDocument } from '../../generators/source/read.ts';

export const documentPath = fileURLToPath(new URL('../../spec/openapi.yaml', import.meta.url));

export const { document, findings } = await readDocument(documentPath);

/** The model of `spec/`; there is one exactly when reading found no error. */
export const model: ApiModel = buildModelOf(document);

function buildModelOf(checked: typeof document): ApiModel {
  if (checked === undefined)
    throw new Error(findings.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  return buildModel(checked).model;
}
