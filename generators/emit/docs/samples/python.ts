import type { Json } from '../../../json/json.ts';
import { isNumber } from '../../../json/numbers.ts';
import { contentTypeOf, credentialsOf, otherHeaders } from './credentials.ts';
import { doubleQuoted as quoted } from './double-quoted.ts';
import type { WireBody, WireRequest } from './wire-request.ts';

/** Maximum length of a value on one line, in characters. */
const WIDE = 60;

/** The request as a program with the Python package `requests`. */
export function pythonSample(wire: WireRequest, hasJson: boolean): string {
  const { headers, query, basic } = credentialsOf(wire);
  const type = contentTypeOf(wire);
  const isImplied = wire.body?.kind === 'json' && type === 'application/json';
  const lines = [
    ...headers.map(({ name, prefix }) => entry(name, prefix === '' ? TOKEN : `${quoted(prefix)} + ${TOKEN}`)),
    ...otherHeaders(wire, isImplied ? undefined : type).map(([name, value]) => entry(name, quoted(value))),
  ];
  const options = [
    ...(query.length === 0 ? [] : [`params={${query.map((name) => entry(name, TOKEN)).join(', ')}}`]),
    ...(lines.length === 0 ? [] : [`headers={${lines.join(', ')}}`]),
    ...(basic ? ['auth=(os.environ["USER"], os.environ["PASSWORD"])'] : []),
    ...bodyOption(wire.body),
  ];
  const needsSystem = headers.length + query.length > 0 || basic;
  return [
    '# pip install requests',
    ...(needsSystem ? ['import os'] : []),
    'import requests',
    '',
    `response = requests.${callOf(wire.method)}`,
    `    ${quoted(wire.url)},`,
    ...options.map((option) => `    ${option.replaceAll('\n', '\n    ')},`),
    ')',
    'response.raise_for_status()',
    hasJson ? 'print(response.json())' : 'print(response.status_code, len(response.content), "bytes")',
  ].join('\n');
}

const TOKEN = 'os.environ["TOKEN"]';

function callOf(method: string): string {
  return /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/.test(method)
    ? `${method.toLowerCase()}(`
    : `request(\n    ${quoted(method)},`;
}

function entry(name: string, value: string): string {
  return `${quoted(name)}: ${value}`;
}

function bodyOption(body: WireBody | undefined): readonly string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json':
      return [`json=${literal(body.value)}`];
    case 'form':
      return [`data=${quoted(body.text)}`];
    case 'text':
      return [`data=${quoted(body.text)}.encode()`];
    case 'file':
      return ['data=open("file", "rb")'];
    case 'multipart': {
      const parts = body.parts.map(({ name, text }) =>
        text === undefined
          ? `(${quoted(name)}, open("file", "rb")),`
          : `(${quoted(name)}, (None, ${quoted(text)})),`,
      );
      return [`files=[\n${parts.map((part) => `    ${part}\n`).join('')}]`];
    }
  }
}

/** A value of JSON as a Python literal. */
function literal(value: Json): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return quoted(value);
  if (isNumber(value)) return String(value);
  const isList = Array.isArray(value);
  const items = isList
    ? value.map(literal)
    : Object.entries(value).map(([name, member]) => entry(name, literal(member)));
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const line = `${open}${items.join(', ')}${close}`;
  if (line.length <= WIDE && !line.includes('\n')) return line;
  return `${open}\n${items.map((item) => `    ${item.replaceAll('\n', '\n    ')},\n`).join('')}${close}`;
}
