import { runtime } from '../../check/runtime.ts';
import { formats } from '../../formats/formats.ts';
import type { RuntimeFile } from '../joined-runtime.ts';

const patterns = 'validation/pattern/linear-pattern';

/** Modules below `runtime/` that checks and their declarations import. */
const ofChecks = [
  ...Object.values(runtime).map(({ module }) => module.replace(/^runtime\//, 'validation/')),
  'validation/limit',
  'validation/result',
  'validation/validator',
].filter((module) => module !== patterns);

const ownFormats = [...formats.values()].flatMap(({ check }) =>
  check === undefined || check.module !== undefined ? [] : [`validation/formats/${check.file}`],
);

/** The modules of the runtime that validators import. All validators need the first file. */
export const validatorsRuntime: readonly RuntimeFile[] = [
  { path: 'validators/runtime/validation', modules: [...new Set(ofChecks)] },
  { path: 'validators/runtime/formats', modules: [...new Set(ownFormats)], isOptional: true },
  { path: 'validators/runtime/patterns', modules: [patterns], isOptional: true },
];

const pathByModule = new Map(
  validatorsRuntime.flatMap(({ path, modules }) =>
    modules.map((module) => [module.replace(/^validation\//, 'runtime/'), path.slice('validators/'.length)]),
  ),
);

/**
 * The output path of a module that checks import, both below `validators/` and without extension: `runtime/issues` is
 * in `runtime/validation`. The paths of other modules of the output and of formats of plug-ins are unchanged.
 */
export function placeOf(module: string): string {
  return pathByModule.get(module) ?? module;
}
