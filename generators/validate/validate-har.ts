import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { ApiModel, Operation } from '../model/model.ts';
import { allOperations } from '../model/received.ts';
import { parseStrictJson } from '../source/parse/parse-json.ts';
import type { Place, SourceFile } from '../diagnostics/place.ts';
import { contentOf, sourceFile, withoutText } from '../diagnostics/source-file.ts';
import { checkContext, type CheckContext, type Scalars } from './check-context.ts';
import { checkRequest, type RecordedRequest } from './check-request.ts';
import { checkResponse } from './check-response.ts';
import { findDelivered, type Address } from './deliveries.ts';
import { readHar, type HarEntry } from './har.ts';
import { summarise, type EntryReport, type HarReport } from './har-report.ts';
import { lazy } from '../incremental/memoize.ts';
import { withoutMark } from './byte-order-mark.ts';
import { isPreflight } from './preflight.ts';
import { createRoutes, type Route } from './routes.ts';
import { shownRecording } from './shown-recording.ts';
import { shownUrl } from './shown-url.ts';

/** Maximum number of findings that are listed for one recording. */
export const listedFindings = 1_000;

/** Maximum number of characters of a recording. */
export const longestRecording = 128 * 1024 * 1024;

/** A recording of traffic, and the model that it is checked against. */
export interface HarRequestToCheck {
  readonly model: ApiModel;
  /** The recording: HTTP Archive 1.2. */
  readonly text: string;
  /** Path to print. */
  readonly path: string;
  /** The server to use instead of those of the document: `https://forge.example/api/v4`. */
  readonly baseUrl?: string;
  /**
   * How requests may write booleans and numbers, as in the option `scalars` of a generated server; `exact` by default.
   */
  readonly scalars?: Scalars;
  /**
   * The URLs to which webhooks and callbacks are sent. Deliveries to other URLs are not checked; a note reports them.
   */
  readonly addresses?: readonly Address[];
}

/**
 * Checks recorded traffic against a document: each entry is matched to its operation by server, path and method; then
 * its parameters, bodies, status and headers are checked. Never throws for any content of a recording.
 */
export function validateHar(given: HarRequestToCheck): HarReport {
  const { model, text, path, baseUrl, scalars, addresses = [] } = given;
  if (text.length > longestRecording) {
    const at = { file: parseStrictJson({ path, text: '' }).file, pointer: '' };
    return refused(model, [finding('traffic/too-large', { limit: longestRecording }, at)]);
  }
  const parsed = parseStrictJson({ path, text: withoutMark(text) });
  const { value } = parsed;
  if (value === undefined)
    return refused(
      model,
      parsed.findings.map((each) => withShownFiles(recognizeCut(each, text))),
    );
  const file = shownFile(parsed.file);
  const entries = readHar(value);
  if (typeof entries === 'string') {
    return refused(model, [finding('traffic/not-har', { missing: entries }, { file, pointer: '' })]);
  }
  const route = createRoutes(model, baseUrl);
  const recording: Recording = { file, route, addresses, context: checkContext(model, scalars) };
  const reports = entries.map((entry) => checkEntry(entry, recording));
  const all = reports.flatMap((report) => [
    ...report.entryFindings,
    ...report.findings.map((each) => each.finding),
  ]);
  return {
    findings: bounded(all, file),
    entries: reports,
    summary: summarise(allOperations(model), reports),
  };
}

interface Recording {
  readonly file: SourceFile;
  readonly route: Route;
  readonly addresses: readonly Address[];
  readonly context: CheckContext;
}

function checkEntry(entry: HarEntry, recording: Recording): EntryReport {
  const { index, pointer, request, response, missing } = entry;
  const { file, context } = recording;
  const at = (inner: string): Place => ({ file, pointer: pointer + inner });
  const lacks = missing.map((each) =>
    finding('traffic/incomplete-entry', { entry: index, missing: each }, at('')),
  );
  if (request === undefined)
    return { index, method: '', url: '', operation: undefined, findings: [], entryFindings: lacks };
  const { method } = request;
  const delivered = findDelivered(recording.addresses, request);
  const found = delivered === undefined ? recording.route(request) : undefined;
  const isElsewhere = delivered === undefined && found === undefined;
  const url = shownUrl(request.url, isElsewhere ? 'hidden' : 'shown');
  const report: EntryReport = {
    index,
    method,
    url,
    operation: undefined,
    findings: [],
    entryFindings: lacks,
  };
  const unmatched = (why: Finding): EntryReport => ({ ...report, entryFindings: [...lacks, why] });
  const wrongMethod = (requested: string, methods: readonly string[]): EntryReport => {
    const given = { entry: index, method, path: requested, allow: methods.join(', ') };
    return unmatched(finding('traffic/unknown-method', given, at('/request/method')));
  };
  const checked = (operation: Operation, parameters: RecordedRequest['path']): EntryReport => {
    const call = { entry: index, operation, file };
    const callFindings = [
      ...checkRequest({ call, request, place: `${pointer}/request`, path: parameters }, context),
      ...(response === undefined
        ? []
        : checkResponse({ call, response, place: `${pointer}/response` }, context)),
    ];
    return { ...report, operation, findings: callFindings };
  };
  if (delivered !== undefined) {
    if ('allow' in delivered) return wrongMethod(new URL(request.url).pathname, delivered.allow);
    // Of several webhooks at one URL, the one that matches best is used.
    const reports = delivered.operations.map((operation) => checked(operation, {}));
    return reports.reduce((best, each) => (each.findings.length < best.findings.length ? each : best));
  }
  if (found === undefined) {
    // The service is unknown, and so is what is secret in the URL, so there is no excerpt.
    const place = { file: withoutText(file), pointer: `${pointer}/request/url` };
    return unmatched(finding('traffic/unknown-server', { entry: index, url }, place));
  }
  const { path, match } = found;
  if (match.kind !== 'found' && isPreflight(request))
    return unmatched(finding('traffic/preflight', { entry: index, path }, at('/request/method')));
  if (match.kind === 'not-found') {
    return unmatched(finding('traffic/unknown-path', { entry: index, method, path }, at('/request/url')));
  }
  if (match.kind === 'wrong-method') return wrongMethod(path, match.allow);
  return checked(match.operation, match.parameters);
}

/** The recording with the text that excerpts may show, created on demand. */
function shownFile(file: SourceFile): SourceFile {
  const { text, locate } = contentOf(file);
  const shown = lazy(() => shownRecording(text));
  return sourceFile(file.path, {
    get text() {
      return shown();
    },
    locate,
  });
}

function shownPlace({ file, pointer }: Place): Place {
  return { file: shownFile(file), pointer };
}

/** The finding with excerpts that may be shown. */
function withShownFiles(given: Finding): Finding {
  return {
    ...given,
    at: given.at && shownPlace(given.at),
    related: (given.related ?? []).map(({ message, at }) => ({ message, at: shownPlace(at) })),
  };
}

function refused(model: ApiModel, findings: readonly Finding[]): HarReport {
  return { findings, entries: [], summary: summarise(model.operations, []) };
}

/** Reports a syntax error after the last character as a text that was cut short. */
function recognizeCut(syntax: Finding, text: string): Finding {
  const { code, at, message } = syntax;
  if (code !== 'source/syntax' || at === undefined) return syntax;
  const { line, column } = contentOf(at.file).locate(at.pointer);
  const lines = text.trimEnd().split('\n');
  const isAtEnd = line > lines.length || (line === lines.length && column > (lines.at(-1)?.length ?? 0));
  const reason = message.replace(/^Syntax error: /, '').replace(/\.$/, '');
  return isAtEnd ? finding('traffic/truncated', { reason }, at) : syntax;
}

function bounded(findings: readonly Finding[], file: SourceFile): readonly Finding[] {
  if (findings.length <= listedFindings) return findings;
  const left = findings.length - listedFindings;
  const more = finding('traffic/too-many-findings', { left, limit: listedFindings }, { file, pointer: '' });
  return [...findings.slice(0, listedFindings), more];
}
