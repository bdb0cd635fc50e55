import { stringLiteral } from '../../../code/string.ts';
import type { Json } from '../../../source/document.ts';
import { isObject, setMember } from '../../../source/member.ts';
import type { SampleRequest } from './request.ts';

/** The request as a call of the generated client. */
export function clientSample(request: SampleRequest): string {
  const { operation, body } = request;
  const name = operation.names.value;
  const input: { [name: string]: Json } = {};
  for (const { parameter, value } of request.parameters) setMember(input, parameter.name, value);
  if (body !== undefined && isObject(body.value))
    for (const [key, value] of Object.entries(body.value)) setMember(input, key, value);
  else if (body !== undefined) setMember(input, 'body', body.value);
  const given = Object.keys(input).length === 0 ? '' : `, ${printLiteral(input)}`;
  const call = `${name}(client${given})`;
  const lines = [`import { ${name} } from './client/index.js';`, ''];
  if (isObject(operation.extensions['x-pagination']))
    return [...lines, `for await (const item of ${call}) {`, '  console.log(item);', '}'].join('\n');
  const answers = operation.responses.some(
    ({ status, content }) => status.startsWith('2') && content.length > 0,
  );
  return [...lines, `${answers ? 'const answer = ' : ''}await ${call};`].join('\n');
}

/** Longest literal that stays on one line, in characters. */
const WIDE = 60;

function printLiteral(value: Json, margin = ''): string {
  if (typeof value === 'string') return stringLiteral(value).toString();
  if (value === null || typeof value !== 'object') return String(value);
  const inner = `${margin}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => printLiteral(item, inner))
    : Object.entries(value).map(([key, item]) => `${printKey(key)}: ${printLiteral(item, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return `${open}${close}`;
  const padding = Array.isArray(value) ? '' : ' ';
  const line = `${open}${padding}${parts.join(', ')}${padding}${close}`;
  if (line.length + margin.length <= WIDE && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${margin}${close}`;
}

function printKey(key: string): string {
  if (key === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : stringLiteral(key).toString();
}
