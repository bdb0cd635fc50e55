import { code, empty, type Code } from '../../../code/code.ts';
import { stringLiteral } from '../../../code/string.ts';
import { hasBigint } from '../../../json/as-doubles.ts';
import { jsonText } from '../../../../runtime/contract/json-text.ts';
import { contentTypeOf, credentialsOf, otherHeaders } from './credentials.ts';
import { printLiteral, printShortObject } from './literal.ts';
import type { WireBody, WireRequest } from './wire-request.ts';

const TOKEN = code`process.env.TOKEN`;
const FILE = code`new Blob(['…'])`;

/** The request as a program with `fetch`, without a library. */
export function fetchSample(wire: WireRequest, hasJson: boolean): string {
  const { headers: tokens, query, basic } = credentialsOf(wire);
  const user = code`'Basic ' + btoa(process.env.USER + ':' + process.env.PASSWORD)`;
  const headers: (readonly [string, Code])[] = [
    ...tokens.map(
      ({ name, prefix }) =>
        [name, prefix === '' ? TOKEN : code`${stringLiteral(prefix)} + ${TOKEN}`] as const,
    ),
    ...(basic ? [['Authorization', user] as const] : []),
    ...otherHeaders(wire, contentTypeOf(wire)).map(([name, value]) => [name, stringLiteral(value)] as const),
  ];
  const options: (readonly [string, Code])[] = [
    ...(wire.method === 'GET' ? [] : [['method', stringLiteral(wire.method)] as const]),
    ...(headers.length === 0 ? [] : [['headers', printShortObject(headers)] as const]),
    ...(wire.body === undefined ? [] : [['body', bodyOf(wire.body)] as const]),
  ];
  const form = wire.body?.kind === 'multipart' ? formOf(wire.body.parts) : empty;
  const url =
    query.length === 0
      ? stringLiteral(wire.url)
      : code`${stringLiteral(wire.url)} + '?' + new URLSearchParams(${printShortObject(query.map((name) => [name, TOKEN]))})`;
  const given = options.length === 0 ? empty : code`, ${printShortObject(options)}`;
  const result = hasJson ? code`await response.json()` : code`response.status`;
  return code`${form}const response = await fetch(${url}${given});
if (!response.ok) throw new Error(await response.text());
console.log(${result});`.toString();
}

function bodyOf(body: WireBody): Code {
  switch (body.kind) {
    case 'json':
      // JavaScript would round integers beyond 2^53.
      return hasBigint(body.value)
        ? stringLiteral(jsonText(body.value))
        : code`JSON.stringify(${printLiteral(body.value)})`;
    case 'multipart':
      return code`form`;
    case 'file':
      return FILE;
    default:
      return stringLiteral(body.text);
  }
}

function formOf(parts: Extract<WireBody, { kind: 'multipart' }>['parts']): Code {
  return code`const form = new FormData();
${parts.map(
  ({ name, text }) =>
    code`form.append(${stringLiteral(name)}, ${text === undefined ? FILE : stringLiteral(text)});`,
)}

`;
}
