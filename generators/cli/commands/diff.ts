import type { Finding } from '../../diagnostics/finding.ts';
import { readAccepted } from '../../diff/accepted.ts';
import type { Verdict } from '../../diff/contract.ts';
import type { Compared } from '../../diff/compare/comparison.ts';
import { diffModels, usualLimits } from '../../diff/diff.ts';
import { renderDiff, DIFF_FORMATS } from '../../diff/report/render.ts';
import { baseRevision, checkOut, readRevision, type CheckedOut } from '../../diff/revision.ts';
import { showFrom } from '../../diff/show-from.ts';
import { nextVersion } from '../../diff/version.ts';
import { loadModel } from '../../pipeline.ts';
import { choiceOption, EXIT, stringOption, type Call, type Run } from '../command.ts';
import { atMost, findDocument, strictOptions } from '../document.ts';
import { hasErrors, reportFindings } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import { wrongValue } from '../usage-error.ts';
import { wholeNumber } from '../number-options.ts';

/** Runs `forgespec diff`. */
export const run: Run = async (call, terminal) => {
  const { values, positionals } = call;
  atMost(positionals, 2);
  const format = choiceOption(values, 'format', DIFF_FORMATS);
  const failing = failingOf(stringOption(values, 'fail-on'));
  const maxSteps = wholeNumber(values, 'max-steps', { from: 1, otherwise: usualLimits.maxSteps });
  const maxTime = wholeNumber(values, 'max-time', { from: 1, otherwise: usualLimits.maxTime });
  const messages: Terminal = { ...terminal, format: 'text' };
  const acceptedPath = stringOption(values, 'accepted');
  const today = new Date().toISOString().slice(0, 10);
  const accepted =
    acceptedPath === undefined ? { reasons: new Map(), findings: [] } : readAccepted(acceptedPath, today);
  reportFindings(accepted.findings, messages);
  if (hasErrors(accepted.findings)) return EXIT.usage;
  const [first = `git:${baseRevision()}`, second] = positionals;
  const [before, after] = [
    await open(call, first, second, messages),
    await open(call, second ?? '', first, messages),
  ];
  if (before === undefined || after === undefined) return EXIT.usage;
  terminal.progress('Comparing');
  const found = diffModels(before, after, { maxSteps, maxTime });
  const changes = found.changes.map((change) => ({
    ...change,
    before: showFrom(change.before, before.checkedOut),
    after: showFrom(change.after, after.checkedOut),
  }));
  const versions = { from: before.model.info.version, to: after.model.info.version };
  const next = nextVersion(versions.from, found.bump);
  const report = { ...found, changes, accepted: accepted.reasons, versions, next };
  terminal.print(renderDiff(format, report, { color: terminal.colour }));
  const isFailed = changes.some(
    ({ verdict, fingerprint }) => failing.has(verdict.kind) && !accepted.reasons.has(fingerprint),
  );
  return isFailed ? EXIT.findings : EXIT.fine;
};

interface Opened extends Compared {
  readonly checkedOut: CheckedOut | undefined;
}

/** Reads a document of a call: a file, a document of a revision, or for an empty text that of the configuration. */
async function open(
  call: Call,
  text: string,
  other: string | undefined,
  terminal: Terminal,
): Promise<Opened | undefined> {
  const revision = readRevision(text);
  const isOfRevision = revision !== undefined;
  const named = isOfRevision ? (revision.path ?? pathOf(other)) : text === '' ? undefined : text;
  const called = findDocument(call, named);
  const checkedOut = isOfRevision ? checkOut(revision.revision, called.document) : undefined;
  if (checkedOut !== undefined && 'code' in checkedOut) return refused([checkedOut], terminal);
  try {
    const options = strictOptions(called, call, terminal);
    const { model, source, findings } = await loadModel(checkedOut?.path ?? called.document, {
      ...options,
      root: checkedOut?.folder ?? options.root,
    });
    if (model === undefined || source === undefined) return refused(findings, terminal);
    return { model, places: source.places, checkedOut };
  } finally {
    checkedOut?.remove();
  }
}

/** The path of the other document, if it has one. */
function pathOf(other: string | undefined): string | undefined {
  if (other === undefined || other === '') return undefined;
  const revision = readRevision(other);
  return revision === undefined ? other : revision.path;
}

function refused(findings: readonly Finding[], terminal: Terminal): undefined {
  reportFindings(findings, terminal);
  return undefined;
}

/** The verdicts that fail a call. */
function failingOf(text = 'breaking,unknown'): ReadonlySet<Verdict['kind']> {
  const kinds = new Map<string, Verdict['kind']>([
    ['breaking', 'breaks'],
    ['unknown', 'unknown'],
  ]);
  if (text === 'none') return new Set();
  return new Set(
    text.split(',').map((word) => {
      const kind = kinds.get(word.trim());
      if (kind === undefined)
        throw wrongValue('fail-on', 'breaking, unknown, both with a comma, or none', text);
      return kind;
    }),
  );
}
