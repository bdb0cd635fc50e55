import { expect, it } from 'vitest';
import { noPlaces } from '../../generators/diagnostics/no-places.ts';
import { docsEmitter } from '../../generators/emit/docs/docs-emitter.ts';
import type { OutputFile } from '../../generators/emit/emitter.ts';
import { outputsOf } from '../../generators/emit/outputs.ts';
import { loadModel } from '../../generators/pipeline.ts';

// The second has webhooks and callbacks, for which validators have files of their own.
it.each(['test/cli/fixtures/petstore.yaml', 'test/webhooks/fixtures/shop.yaml'])(
  'files of the site of %s begin with the path of their unit, by which a preview finds them',
  async (document) => {
    const { model } = await loadModel(document);
    if (model === undefined) throw new Error('The document was refused.');
    const { files, aggregates = [] } = await docsEmitter({ guides: [], url: undefined }).emit(
      model,
      noPlaces,
    );
    const printed: OutputFile[] = [];
    for (const unit of [...files, ...aggregates]) {
      if (!('print' in unit)) continue;
      const made = await unit.print(outputsOf([...printed], () => []));
      printed.push(...made);
      expect(made.map(({ path }) => path).filter((path) => !path.startsWith(unit.path))).toEqual([]);
    }
    expect(printed.length).toBeGreaterThan(20);
  },
);
