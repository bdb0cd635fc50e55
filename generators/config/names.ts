import { finding } from '../diagnostics/catalog.ts';
import type { FindingDefinition } from '../diagnostics/definition.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Level } from '../diagnostics/severities.ts';
import { emitterNames } from '../emit/emitter-names.ts';
import { definitionsOf } from '../plugin/definitions.ts';
import type { Plugin } from '../plugin/plugin.ts';
import type { Place } from '../diagnostics/place.ts';
import { suggest } from '../source/rules/suggestion.ts';
import { nameOf } from '../source/files/text-file.ts';
import { placeIn } from './check.ts';
import type { DocumentOptions } from './config.ts';
import type { PlacedConfig } from './placed.ts';

/** The names that a configuration may use: those of the toolkit and of the plug-ins. */
export interface ValidNames {
  readonly findings: ReadonlyMap<string, FindingDefinition<never>>;
  readonly emitters: readonly string[];
}

export function validNames(plugins: readonly Plugin[]): ValidNames {
  return {
    findings: definitionsOf(plugins),
    emitters: [...emitterNames, ...plugins.flatMap(({ emitters = [] }) => emitters.map(({ name }) => name))],
  };
}

/** Reports a severity for an unknown code, or for an error, which cannot have another one. */
export function checkRule(code: string, level: Level, valid: ValidNames, at?: Place): readonly Finding[] {
  const definition = valid.findings.get(code);
  if (definition === undefined) {
    const hint = suggest(code, [...valid.findings.keys()]);
    return [finding('config/unknown-name', { kind: 'finding', name: code, hint }, at)];
  }
  return definition.severity === 'error' && level !== 'error'
    ? [finding('config/protected-rule', { code, level }, at)]
    : [];
}

function checkEmitter(name: string, valid: ValidNames, at?: Place): readonly Finding[] {
  if (valid.emitters.includes(name)) return [];
  const hint = suggest(name, valid.emitters);
  return [finding('config/unknown-name', { kind: 'emitter', name, hint }, at)];
}

/** Reports unknown codes and emitters in a configuration. */
export function unknownNames({ config, file }: PlacedConfig, valid: ValidNames): readonly Finding[] {
  if (file === undefined) return [];
  const objects: readonly (readonly [DocumentOptions, readonly (string | number)[]])[] = [
    [config, []],
    ...(config.documents ?? []).map((each, index) => [each, ['documents', index]] as const),
  ];
  return objects.flatMap(([{ rules = {}, emitters = [] }, path]) => [
    ...Object.entries(rules).flatMap(([code, level]) =>
      level === undefined
        ? []
        : checkRule(code, level, valid, nameOf(placeIn(file, [...path, 'rules', code]))),
    ),
    ...emitters.flatMap((name, index) =>
      checkEmitter(name, valid, placeIn(file, [...path, 'emitters', index])),
    ),
  ]);
}
