import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileStatus } from '../source/files/file-status.ts';
import type { Format } from '../formats/format.ts';
import { isFree } from '../formats/formats.ts';
import type { Plugin, PluginFormat } from './plugin.ts';

/** The formats of plug-ins as formats of the toolkit. Their modules are copied to a folder for each plug-in. */
export function formatsOf(plugins: readonly Plugin[]): readonly Format[] {
  return plugins.flatMap(({ name: plugin, formats = {} }) =>
    Object.entries(formats).map(([name, { check, ...texts }]) => ({
      ...texts,
      name,
      check: {
        ...check,
        module: fileOf(check.module) ?? check.module,
        file: `${plugin}/${moduleName(check.module)}`,
      },
    })),
  );
}

/** The errors of a format of a plug-in; empty if it can be used. */
export function formatErrors(name: string, format: unknown): readonly string[] {
  const about = `has a format ${JSON.stringify(name)}`;
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name))
    return [`${about}; names of formats have lower-case letters, digits and dashes`];
  if (!isFree(name)) return [`${about}, which the toolkit describes`];
  if (!isFormat(format)) return [`${about} without a check (type, test, module) or with texts that are none`];
  return [...textErrors(format), ...moduleErrors(format)].map((error) => `${about} ${error}`);
}

/** `sku` of `file:///…/sku.js`. */
function moduleName({ pathname }: URL): string {
  return posix.basename(pathname, posix.extname(pathname));
}

/** The file of a module, with its extension; undefined if there is none. */
function fileOf(module: URL): URL | undefined {
  return ['', '.js', '.ts']
    .map((ending) => new URL(module.href + ending))
    .find((file) => fileStatus(file)?.isFile() === true);
}

function isFormat(format: unknown): format is PluginFormat {
  if (typeof format !== 'object' || format === null || !('check' in format)) return false;
  const { check, samples, bounds, nearMisses } = format as Readonly<Record<string, unknown>>;
  const { type, test, module } = Object(check) as Readonly<Record<string, unknown>>;
  return (
    (type === 'string' || type === 'number') &&
    typeof test === 'function' &&
    module instanceof URL &&
    [samples, bounds].every((texts) => texts === undefined || isTexts(texts)) &&
    (nearMisses === undefined || isTexts(Object.values(Object(nearMisses))))
  );
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** The errors of samples, bounds and near misses that contradict the check of the format. */
function textErrors({ check, samples = [], bounds = [], nearMisses = {} }: PluginFormat): readonly string[] {
  if (check.type === 'number') return [];
  const { test } = check;
  const accepts = (text: string): boolean | undefined => resultFor(test, text);
  return [
    ...(samples.length < 2 ? ['with fewer than two samples'] : []),
    ...[...samples, ...bounds]
      .filter((text) => accepts(text) !== true)
      .map((text) => `that refuses its own text ${JSON.stringify(text)}`),
    ...Object.values(nearMisses)
      .filter((text) => accepts(text) !== false)
      .map((text) => `that takes its near miss ${JSON.stringify(text)}`),
  ];
}

/** The result of the check; undefined if it throws. */
function resultFor(test: (text: string) => boolean, text: string): boolean | undefined {
  try {
    return test(text);
  } catch {
    return undefined;
  }
}

/** The errors of a module. The output has a copy of it, from which it imports the check by name. */
function moduleErrors({ check: { module, test } }: PluginFormat): readonly string[] {
  const file = fileOf(module);
  if (file === undefined) return [`whose module ${module.href} is not there`];
  const text = readFileSync(file, 'utf8');
  return [
    ...(new RegExp(`^export (?:async )?(?:function|const) ${test.name}\\b`, 'm').test(text)
      ? []
      : [`whose module exports no function ${JSON.stringify(test.name)}`]),
    ...(/^\s*import\b|\bfrom\s*['"]|\bimport\s*\(|\brequire\s*\(/m.test(text)
      ? ['whose module imports others']
      : []),
  ];
}
