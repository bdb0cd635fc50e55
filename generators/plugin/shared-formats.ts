import type { Format, FormatCheck } from '../formats/format.ts';
import { formatsOf } from './formats.ts';
import type { Plugin } from './plugin.ts';

/** A format of a plug-in as plain data, for another thread. Its check is the export of a module. */
export interface SharedFormat extends Omit<Format, 'check'> {
  readonly check: Pick<FormatCheck, 'file' | 'type'> & { readonly module: string; readonly name: string };
}

/** The formats of plug-ins for another thread. */
export function shareFormats(plugins: readonly Plugin[]): readonly SharedFormat[] {
  return formatsOf(plugins).flatMap(({ check, ...texts }) => {
    if (check?.module === undefined) return [];
    const { file, type, module, test } = check;
    return [{ ...texts, check: { file, type, module: module.href, name: test.name } }];
  });
}

/** The formats of another thread, without those whose module no longer has the export. */
export async function receiveFormats(shared: readonly SharedFormat[]): Promise<readonly Format[]> {
  const received = await Promise.all(
    shared.map(async ({ check: { file, type, module, name }, ...texts }): Promise<readonly Format[]> => {
      const exported = (await import(module)) as Readonly<Record<string, unknown>>;
      const test = exported[name];
      if (typeof test !== 'function') return [];
      return [{ ...texts, check: { file, type, module: new URL(module), test } as FormatCheck }];
    }),
  );
  return received.flat();
}
