import { noValues } from '../../generators/conformance/given-values.ts';
import { buildLedger } from '../../generators/conformance/build-ledger.ts';
import { buildSite } from '../../generators/emit/docs/build-site.ts';
import type { OutputFile } from '../../generators/emit/emitter.ts';
import { createMock } from '../../generators/mock/mock.ts';
import { loadModel } from '../../generators/pipeline.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import { verifyInProcess } from '../conformance/run.ts';

/** A site with the pages that tell of a moment: what has changed since another document, and what a run has exercised. */
export async function datedSite(document: string, earlier: string): Promise<readonly OutputFile[]> {
  const [model, since] = await Promise.all([modelOf(document), modelOf(earlier)]);
  const mock = createMock(model);
  const server = {
    answer: (request: Request) => mock.fetch(request),
    baseUrl: `http://mock${mock.basePath}`,
  };
  const verification = await verifyInProcess(model, server);
  const settings = { seed: 1, strict: true, prefer: false, values: noValues };
  const ledger = buildLedger(model, verification, settings);
  const { files } = await buildSite({ model, guides: [], url: undefined, since, ledger });
  return files;
}

async function modelOf(document: string): Promise<ApiModel> {
  const { model } = await loadModel(document);
  if (model === undefined) throw new Error(`${document} has errors.`);
  return model;
}
