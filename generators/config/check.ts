import { isColour } from '../emit/docs/accent.ts';
import { isLinkAddress, isPackageSpecifier } from '../emit/docs/settings.ts';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { LEVELS } from '../diagnostics/severities.ts';
import { formatPointer } from '../json/pointer.ts';
import type { Place, SourceFile } from '../diagnostics/place.ts';
import { suggest } from '../source/rules/suggestion.ts';
import { nameOf } from '../source/files/text-file.ts';
import { layouts } from '../model/layout.ts';
import { oneOfReadings } from '../model/one-of.ts';
import { isObject } from '../plugin/given-object.ts';
import { isNumber } from '../json/numbers.ts';

/** The position of a value in a configuration: member names from its root. */
type Path = readonly (string | number)[];

/** Reports an error of a value. */
type Check = (value: unknown, path: Path, file: SourceFile) => readonly Finding[];

const aString = valueThat((value) => typeof value === 'string' && value !== '', 'a string');
const aBoolean = valueThat((value) => typeof value === 'boolean', 'true or false');
const aPort = valueThat(
  (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 65_535,
  'a number up to 65535',
);
/** Plug-ins are checked after they are loaded. */
const aPlugin = valueThat(
  (value) => typeof value === 'string' || isObject(value),
  'a plug-in, or the name of a package',
);

const documentOptions: Readonly<Record<string, Check>> = {
  document: aString,
  out: aString,
  emitters: listOf(aString),
  root: aString,
  strict: aBoolean,
  layout: oneOf(layouts),
  oneOf: oneOf(oneOfReadings),
  naming: objectOf({ operations: mapOf(aString), schemas: mapOf(aString) }),
  rules: mapOf(oneOf(LEVELS)),
  docs: objectOf({
    accent: textThat(isColour, 'a colour such as "#4b45d1"'),
    logo: aString,
    favicon: aString,
    links: listOf(
      objectOf(
        {
          text: aString,
          href: textThat(isLinkAddress, 'an address that begins with https://, or a relative one'),
        },
        ['text', 'href'],
      ),
    ),
    guides: listOf(aGuideFolder),
    findings: aString,
    package: textThat(isPackageSpecifier, 'the name of a package, such as "@acme/api"'),
    marks: aBoolean,
  }),
};

/** The options of a configuration, with the values that they accept. */
const options: Readonly<Record<string, Check>> = {
  ...documentOptions,
  documents: listOf(objectOf({ ...documentOptions, runtime: aString }, ['document'])),
  dev: objectOf({ port: aPort, mockPort: aPort, docs: aBoolean, mock: aBoolean, server: aString }),
  plugins: listOf(aPlugin),
};

/** All errors of a configuration; none if it is a `Config`. */
export function checkConfig(value: unknown, file: SourceFile): readonly Finding[] {
  return objectOf(options)(value, [], file);
}

/** The place of a member of a configuration. */
export function placeIn(file: SourceFile, path: Path): Place {
  return { file, pointer: formatPointer(path) };
}

function objectOf(members: Readonly<Record<string, Check>>, required: readonly string[] = []): Check {
  return (value, path, file) => {
    if (!isObject(value)) return wrong(value, 'an object', path, file);
    return [
      ...required
        .filter((name) => value[name] === undefined)
        .flatMap((name) => wrong(undefined, 'a string', [...path, name], file)),
      ...Object.entries(value).flatMap(([name, member]) => {
        const check = Object.hasOwn(members, name) ? members[name] : undefined;
        if (check !== undefined) return member === undefined ? [] : check(member, [...path, name], file);
        const hint = suggest(name, Object.keys(members));
        return [finding('config/unknown-option', { name, hint }, nameOf(placeIn(file, [...path, name])))];
      }),
    ];
  };
}

function listOf(check: Check): Check {
  return (value, path, file) =>
    Array.isArray(value)
      ? value.flatMap((item: unknown, index) => check(item, [...path, index], file))
      : wrong(value, 'an array', path, file);
}

function mapOf(check: Check): Check {
  return (value, path, file) =>
    isObject(value)
      ? Object.entries(value).flatMap(([name, member]) => check(member, [...path, name], file))
      : wrong(value, 'an object', path, file);
}

function valueThat(isValid: (value: unknown) => boolean, wanted: string): Check {
  return (value, path, file) => (isValid(value) ? [] : wrong(value, wanted, path, file));
}

function textThat(isValid: (text: string) => boolean, wanted: string): Check {
  return valueThat((value) => typeof value === 'string' && isValid(value), wanted);
}

function oneOf(choices: readonly string[]): Check {
  return textThat((value) => choices.includes(value), `one of ${choices.join(', ')}`);
}

function aGuideFolder(value: unknown, path: Path, file: SourceFile): readonly Finding[] {
  const folder = objectOf({ folder: aString, title: aString }, ['folder', 'title']);
  return isObject(value) ? folder(value, path, file) : aString(value, path, file);
}

function wrong(value: unknown, wanted: string, path: Path, file: SourceFile): readonly Finding[] {
  const name = path.length === 0 ? 'The configuration' : JSON.stringify(path.join('.'));
  return [finding('config/wrong-type', { name, wanted, found: describe(value) }, placeIn(file, path))];
}

function describe(value: unknown): string {
  if (value === undefined) return 'absent';
  if (typeof value === 'string') return value === '' ? 'an empty string' : JSON.stringify(value.slice(0, 80));
  if (value === null || isNumber(value) || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? 'an array' : typeof value === 'function' ? 'a function' : 'an object';
}
