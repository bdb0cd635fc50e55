import { formats } from '../../formats/formats.ts';
import type { RuntimeFile } from '../joined-runtime.ts';

const ownFormats = [...formats.values()].flatMap(({ check }) =>
  check === undefined || check.module !== undefined ? [] : [`validation/formats/${check.file}`],
);

/** The modules of the runtime that validators import. The first file is for all of them. */
export const validatorsRuntime: readonly RuntimeFile[] = [
  {
    path: 'validators/runtime/validation',
    modules: [
      'validation/alternatives',
      'validation/anything',
      'validation/code-points',
      'validation/depth',
      'validation/equal',
      'validation/evaluated-items',
      'validation/exact-integers',
      'validation/issues',
      'validation/multiple-of',
      'validation/result',
      'validation/unique-items',
      'validation/validator',
    ],
  },
  { path: 'validators/runtime/formats', modules: [...new Set(ownFormats)] },
  { path: 'validators/runtime/patterns', modules: ['validation/pattern/linear-pattern'] },
];

const pathByModule = new Map(
  validatorsRuntime.flatMap(({ path, modules }) =>
    modules.map((module) => [module.replace(/^validation\//, 'runtime/'), path.slice('validators/'.length)]),
  ),
);

/**
 * Where the output has a module that checks import, both below `validators/` and without ending: `runtime/issues` lies in
 * `runtime/validation`. Modules of the output itself and formats of plug-ins stay where they are.
 */
export function placeOf(module: string): string {
  return pathByModule.get(module) ?? module;
}
