import { buildModel } from '../../generators/model/build.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import { readDocument } from '../../generators/pipeline.ts';

/** The model of a document beside this file. */
export async function readModel(name: string): Promise<ApiModel> {
  const { document, findings } = await readDocument(`test/validate/${name}`);
  if (document === undefined) throw new Error(findings.map(({ message }) => message).join('\n'));
  return buildModel(document).model;
}
