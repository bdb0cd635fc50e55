import { readFileSync, statSync } from 'node:fs';
import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { ApiModel } from '../../model/model.ts';
import { loadModel } from '../../pipeline.ts';
import { isInputStream, readInputStream } from '../../source/files/input-stream.ts';
import { addressesOf } from '../../validate/deliveries.ts';
import { longestRecording, validateHar } from '../../validate/validate-har.ts';
import { longestPayload, validatePayload, type PayloadTarget } from '../../validate/validate-payload.ts';
import {
  choiceOption,
  EXIT,
  stringOption,
  stringOptions,
  type Run,
  type ExitCode,
  type OptionValues,
} from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { atMost, findDocument, strictOptions } from '../document.ts';
import { exitCodeOf, hasErrors, isUnreadable, refuseCall, reportFindings } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import { printTraffic } from '../traffic.ts';

/** Runs `forgespec validate`. */
export const run: Run = async (call, terminal) => {
  const { values, positionals } = call;
  atMost(positionals, 1);
  const [path] = positionals;
  if (path === undefined) throw new UsageError('Name the file to check, or - for standard input.');
  const target = values['har'] === true ? undefined : targetOf(values);
  const called = findDocument(call);
  const { model, findings } = await loadModel(called.document, strictOptions(called, call, terminal));
  if (model === undefined) return refuseCall(findings, terminal);
  const text = readInput(path, target === undefined ? 'recording' : 'payload');
  if (typeof text !== 'string') return refuseCall([text], terminal);
  const input = { model, text, path: path === '-' ? '(standard input)' : path };
  terminal.progress(`Checking ${input.path}`);
  return target === undefined
    ? checkTraffic(input, values, terminal)
    : checkPayload({ ...input, target }, terminal);
};

interface Input {
  readonly model: ApiModel;
  readonly text: string;
  readonly path: string;
}

function checkPayload(payload: Input & { readonly target: PayloadTarget }, terminal: Terminal): ExitCode {
  const findings = validatePayload(payload);
  reportFindings(findings, terminal);
  if (findings.some(isAboutCall) || isUnreadable(findings)) return EXIT.usage;
  if (terminal.format === 'text' && !hasErrors(findings)) terminal.print(`${payload.path}: valid`);
  return exitCodeOf(findings);
}

function checkTraffic(input: Input, values: OptionValues, terminal: Terminal): ExitCode {
  const baseUrl = stringOption(values, 'base-url');
  const addresses = addressesOf(input.model, stringOptions(values, 'webhook'));
  if ('wrong' in addresses) throw new UsageError(addresses.wrong);
  const scalars = choiceOption(values, 'scalars', ['exact', 'lenient']);
  const report = validateHar({
    ...input,
    ...addresses,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    scalars,
  });
  if (terminal.format === 'json') terminal.print(printTraffic.json(report));
  else {
    reportFindings(report.findings, terminal);
    if (terminal.format === 'text') terminal.print(printTraffic.text(report));
  }
  const isNoRecording = report.entries.length === 0 && hasErrors(report.findings);
  return isNoRecording ? EXIT.usage : exitCodeOf(report.findings);
}

/** What the options say the payload is. */
function targetOf(values: OptionValues): PayloadTarget {
  const schema = stringOption(values, 'schema');
  const operation = stringOption(values, 'operation');
  const status = stringOption(values, 'response');
  const isRequest = values['request'] === true;
  const named = stringOption(values, 'media-type');
  const mediaType = named === undefined ? {} : { mediaType: named };
  if (schema !== undefined && operation !== undefined)
    throw new UsageError('Give --schema or --operation, not both.');
  if (schema !== undefined) return { schema, direction: isRequest ? 'request' : 'response' };
  if (operation === undefined)
    throw new UsageError('Say what the payload is: --operation ID, --schema NAME or --har.');
  if (isRequest === (status !== undefined))
    throw new UsageError('With --operation give either --request or --response STATUS.');
  if (status !== undefined) return { operation, part: 'response', status, ...mediaType };
  return { operation, part: 'request', ...mediaType };
}

/** Whether a finding is about the call rather than about the payload. */
function isAboutCall({ code }: Finding): boolean {
  return code.startsWith('payload/') && code !== 'payload/invalid' && code !== 'payload/unknown-field';
}

/** Maximum number of bytes in UTF-8 for a character of a JavaScript string. */
const BYTES_PER_CHARACTER = 3;

function readInput(path: string, kind: 'recording' | 'payload'): string | Finding {
  const limit = kind === 'recording' ? longestRecording : longestPayload;
  const bytes = limit * BYTES_PER_CHARACTER;
  const code = kind === 'recording' ? 'traffic/too-large' : 'payload/too-large';
  const location = path === '-' ? '/dev/stdin' : path;
  try {
    const isStream = isInputStream(location);
    if (!isStream && statSync(location).size > bytes) return finding(code, { limit });
    const read = isStream ? readInputStream(location, bytes) : readFileSync(location);
    return read.length > bytes ? finding(code, { limit }) : read.toString('utf8');
  } catch (error) {
    return finding('source/unreadable', { path, reason: (error as Error).message });
  }
}
