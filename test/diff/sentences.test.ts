import { describe, expect, it } from 'vitest';
import { changeCodes, changeFinding, type ChangeCode } from '../../generators/diff/codes/codes.ts';
import type { Verdict } from '../../generators/diff/contract.ts';
import { diffModels } from '../../generators/diff/diff.ts';
import { bodies } from './codes/bodies.ts';
import { members } from './codes/members.ts';
import { metadata } from './codes/metadata.ts';
import { operations } from './codes/operations.ts';
import { parameters } from './codes/parameters.ts';
import { responses } from './codes/responses.ts';
import { security } from './codes/security.ts';
import { servers } from './codes/servers.ts';
import { comparedFrom } from './documents.ts';

/** Words that a sentence may not have where the verdict is another one. */
const contradictions: Readonly<Record<Verdict['kind'], RegExp>> = {
  breaks: /are not refused|need not|may ignore|nothing that was impossible|may have been/,
  unknown: /are refused|are not refused|need not|nothing that was impossible|get an error|not understood/,
  safe: /(?:are|may be) refused|get an error|not understood|have to change|values(?:,? which| that) (?:were|may)/,
  documentation: /refused|get an error|not understood|have to change|impossible/,
};

/** Respects of schemas come with every verdict: by proof, by witness, or by neither. */
const ofSchemas = Object.keys(changeCodes).filter((code) =>
  /^diff\/(?:request|response)-.*-(?:narrowed|widened|changed)$/.test(code),
) as ChangeCode[];

function longest(words: { readonly before?: string; readonly after?: string }): string {
  return changeFinding('diff/request-max-length-narrowed', { where: 'X', ...words, verdict: 'breaks' })
    .message;
}

const rows = [bodies, members, metadata, operations, parameters, responses, security, servers].flat();

describe('a sentence', () => {
  it.each(rows)('of %s agrees with its verdict', (_code, before, after) => {
    const { changes } = diffModels(comparedFrom(before), comparedFrom(after));
    for (const { message, verdict } of changes) expect(message).not.toMatch(contradictions[verdict.kind]);
  });

  it.each(['breaks', 'unknown', 'safe'] as const)('of a schema agrees with the verdict %s', (verdict) => {
    const words = { where: 'X', before: '1', after: '2', verdict };
    const found = ofSchemas
      // Defaults and discriminators have the verdicts that their rows show.
      .filter((code) => !/default|discriminator/.test(code))
      .map((code) => changeFinding(code, words).message);
    expect(found.filter((message) => contradictions[verdict].test(message))).toEqual([]);
  });

  it('says what a document no longer gives', () => {
    expect([longest({ before: '1', after: '2' }), longest({ after: '2' }), longest({ before: '1' })]).toEqual(
      [
        'Callers who send longer texts are refused: the maximum length of X changes from 1 to 2.',
        'Callers who send longer texts are refused: the maximum length of X is now 2, and was not set before.',
        'Callers who send longer texts are refused: the maximum length of X is no longer set, and was 1.',
      ],
    );
  });

  it('of a safe change affects nobody who calls', () => {
    const affected = rows.flatMap(([, before, after]) =>
      diffModels(comparedFrom(before), comparedFrom(after)).changes.filter(
        ({ verdict, affects }) => verdict.kind === 'safe' && affects.includes('callers'),
      ),
    );
    expect(affected).toEqual([]);
  });
});
