import { noPlaces } from '../../../diagnostics/no-places.ts';
import type { ApiModel } from '../../../model/model.ts';
import type { OutputFile } from '../../emitter.ts';
import { printEmission } from '../../print-emission.ts';
import { validatorsEmitter } from '../../validators/emitter.ts';

/** Modules of the validators that only list the others. */
const INDEXES: ReadonlySet<string> = new Set(['index', 'operations', 'schemas']);

/** The generated validators as assets of the site, each loaded by the page whose responses it checks. */
export async function validatorModules(model: ApiModel): Promise<readonly OutputFile[]> {
  const { files } = await printEmission(validatorsEmitter.emit(model, noPlaces));
  return files.flatMap(({ path, text }) => {
    const [, name = ''] = /^validators\/(.+)\.js$/.exec(path) ?? [];
    return name === '' || INDEXES.has(name) ? [] : [{ path: `assets/${path}`, text }];
  });
}
