import { catalog, finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { emitterNames } from '../emit/emitter-names.ts';
import type { Place } from '../diagnostics/place.ts';
import { suggest } from '../source/rules/suggestion.ts';
import { formatErrors } from './formats.ts';
import { isObject } from './given-object.ts';
import type { Plugin } from './plugin.ts';

/** A value that should be a plug-in, with its name and place in the configuration. */
export interface GivenPlugin {
  readonly value: unknown;
  readonly label: string;
  readonly at: Place | undefined;
}

export type CheckedPlugins =
  { readonly plugins: readonly Plugin[] } | { readonly findings: readonly Finding[] };

/** The names with which codes of the toolkit begin, which no plug-in may have. */
const OWN_NAMES: ReadonlySet<string> = new Set([
  'forgespec',
  ...Object.keys(catalog).map((code) => code.slice(0, code.indexOf('/'))),
]);

const NAME = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;
const PROPERTIES = [
  'name',
  'findings',
  'rules',
  'formats',
  'emitters',
] as const satisfies readonly (keyof Plugin)[];

/** The plug-ins, or all errors of the values. */
export function checkPlugins(given: readonly GivenPlugin[]): CheckedPlugins {
  const names = new Set(OWN_NAMES);
  const emitters = new Set<string>(emitterNames);
  const plugins: Plugin[] = [];
  const findings: Finding[] = [];
  for (const { value, label, at } of given) {
    const reasons = isObject(value)
      ? [...errorsOf(value), ...clashesOf(value, { names, emitters })]
      : ['is no object that definePlugin made'];
    const name = isObject(value) && typeof value['name'] === 'string' ? value['name'] : label;
    findings.push(...reasons.map((reason) => finding('config/invalid-plugin', { name, reason }, at)));
    if (reasons.length === 0) plugins.push(value as Plugin);
  }
  return findings.length > 0 ? { findings } : { plugins };
}

function errorsOf(plugin: Readonly<Record<string, unknown>>): readonly string[] {
  const { name, findings = { definitions: {} }, rules = [], formats = {}, emitters = [] } = plugin;
  const unknown = Object.keys(plugin).filter((key) => !PROPERTIES.some((each) => each === key));
  return [
    ...unknown.map((each) => `has an unknown property ${JSON.stringify(each)}.${suggest(each, PROPERTIES)}`),
    ...(typeof name === 'string' && NAME.test(name)
      ? []
      : ['needs a name of lower-case letters, digits and dashes']),
    ...(isObject(findings) && isObject(findings['definitions'])
      ? Object.entries(findings['definitions']).flatMap(([code, each]) => definitionErrors(code, each, name))
      : ['has findings that defineFindings did not make']),
    ...(isListOf(rules, (rule) => typeof rule === 'function') ? [] : ['has rules that are no functions']),
    ...(isObject(formats)
      ? Object.entries(formats).flatMap(([format, each]) => formatErrors(format, each))
      : ['has formats that are no object']),
    ...(isListOf(emitters, isEmitter) ? [] : ['has emitters without name, summary or emit']),
  ];
}

function definitionErrors(code: string, definition: unknown, plugin: unknown): readonly string[] {
  if (!code.startsWith(`${String(plugin)}/`) || !NAME.test(code.slice(code.indexOf('/') + 1)))
    return [
      `has a finding ${JSON.stringify(code)}; its code has to begin with the name of the plug-in and a slash`,
    ];
  const isWhole =
    isObject(definition) &&
    ['error', 'warning', 'note'].some((severity) => severity === definition['severity']) &&
    typeof definition['message'] === 'function' &&
    ['title', 'cause', 'fix'].every((member) => typeof definition[member] === 'string');
  return isWhole ? [] : [`defines ${code} without severity, title, message, cause or fix`];
}

/** The names of a plug-in that are taken. Adds all of its names to those that are taken. */
function clashesOf(
  plugin: Readonly<Record<string, unknown>>,
  taken: { readonly names: Set<string>; readonly emitters: Set<string> },
): readonly string[] {
  const { name, emitters } = plugin;
  const own = Array.isArray(emitters) ? emitters.filter(isEmitter).map((each) => String(each['name'])) : [];
  const reasons = [
    ...(taken.names.has(String(name)) ? ['has a name that is taken'] : []),
    ...own
      .filter((each, index) => taken.emitters.has(each) || own.indexOf(each) !== index)
      .map((each) => `has an emitter ${JSON.stringify(each)}, a name that is taken`),
  ];
  taken.names.add(String(name));
  for (const each of own) taken.emitters.add(each);
  return reasons;
}

function isEmitter(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    isObject(value) &&
    typeof value['name'] === 'string' &&
    NAME.test(value['name']) &&
    typeof value['summary'] === 'string' &&
    typeof value['emit'] === 'function'
  );
}

function isListOf(value: unknown, check: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(check);
}
