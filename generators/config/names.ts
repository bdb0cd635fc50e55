import { finding } from '../diagnostics/catalog.ts';
import type { FindingDefinition } from '../diagnostics/definition.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Level } from '../diagnostics/severities.ts';
import { emitterNames } from '../emit/names.ts';
import { definitionsOf } from '../plugin/definitions.ts';
import type { Plugin } from '../plugin/plugin.ts';
import type { Place } from '../diagnostics/place.ts';
import { suggest } from '../source/suggestion.ts';
import { nameOf } from '../source/text-file.ts';
import { placeIn } from './check.ts';
import type { DocumentOptions } from './config.ts';
import type { PlacedConfig } from './placed.ts';

/** The names that a configuration may use: those of the toolkit and of the plug-ins. */
export interface KnownNames {
  readonly findings: ReadonlyMap<string, FindingDefinition<never>>;
  readonly emitters: readonly string[];
}

export function knownNames(plugins: readonly Plugin[]): KnownNames {
  return {
    findings: definitionsOf(plugins),
    emitters: [...emitterNames, ...plugins.flatMap(({ emitters = [] }) => emitters.map(({ name }) => name))],
  };
}

/** The error of a severity for a code: the code is unknown, or it is an error that has to stay one. */
export function checkRule(code: string, level: Level, known: KnownNames, at?: Place): readonly Finding[] {
  const definition = known.findings.get(code);
  if (definition === undefined) {
    const hint = suggest(code, [...known.findings.keys()]);
    return [finding('config/unknown-name', { kind: 'finding', name: code, hint }, at)];
  }
  return definition.severity === 'error' && level !== 'error'
    ? [finding('config/protected-rule', { code, level }, at)]
    : [];
}

function checkEmitter(name: string, known: KnownNames, at?: Place): readonly Finding[] {
  if (known.emitters.includes(name)) return [];
  const hint = suggest(name, known.emitters);
  return [finding('config/unknown-name', { kind: 'emitter', name, hint }, at)];
}

/** Unknown codes and emitters, wherever the configuration names them. */
export function wrongNames({ config, file }: PlacedConfig, known: KnownNames): readonly Finding[] {
  if (file === undefined) return [];
  const holders: readonly (readonly [DocumentOptions, readonly (string | number)[]])[] = [
    [config, []],
    ...(config.documents ?? []).map((each, index) => [each, ['documents', index]] as const),
  ];
  return holders.flatMap(([{ rules = {}, emitters = [] }, path]) => [
    ...Object.entries(rules).flatMap(([code, level]) =>
      level === undefined
        ? []
        : checkRule(code, level, known, nameOf(placeIn(file, [...path, 'rules', code]))),
    ),
    ...emitters.flatMap((name, index) =>
      checkEmitter(name, known, placeIn(file, [...path, 'emitters', index])),
    ),
  ]);
}
