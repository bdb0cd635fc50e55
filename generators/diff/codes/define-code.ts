import { define } from '../../diagnostics/definition.ts';

/** What the message of every change takes. Texts of documents are made visible where they are printed. */
export interface ChangeWords {
  /** The part of the document: `request body of POST /pets, /name`. */
  readonly where: string;
  /** What the earlier document says; absent where it says nothing. */
  readonly before?: string | undefined;
  /** What the later document says. */
  readonly after?: string | undefined;
}

/** What the sentence of a change takes: it may not say more, and not less, than the verdict. */
export interface JudgedWords extends ChangeWords {
  readonly verdict: 'breaks' | 'safe' | 'unknown' | 'documentation';
}

/**
 * Whom a change can affect: those who call the service (or receive its webhooks), code that uses the generated client or
 * types, handlers of the server, links to pages of the documentation, and those who only read it.
 */
export type Affected = 'callers' | 'client-code' | 'handlers' | 'links' | 'readers';

/** One kind of change: what it is called, whom it can affect, and the sentence that says who is affected and how. */
export interface CodeOptions {
  readonly title: string;
  readonly affects: readonly Affected[];
  readonly says: (words: JudgedWords) => string;
  readonly cause: string;
  readonly fix: string;
}

/** Declares one kind of change. Its severity follows from the verdict of each change. */
export function defineCode({ title, affects, says, cause, fix }: CodeOptions) {
  const definition = define({
    severity: 'note',
    title,
    message: (words: JudgedWords & Readonly<Record<string, unknown>>) => says(words),
    cause,
    fix,
  });
  return { ...definition, affects };
}

/** Fixes that many kinds of change have in common. */
export const fixes = {
  keep: 'Keep what was, and add the new beside it: a new operation, parameter, member or version. Where the change is meant, list it with a reason in the file of accepted changes.',
  none: 'There is nothing to do.',
  look: 'Look whether the service does what it did. Where the change is meant, list it with a reason in the file of accepted changes.',
} as const;

/** `changes from X to Y`, or what is left of it where one of the documents says nothing. */
export function changed({ before, after }: ChangeWords): string {
  if (before === undefined) return `is now ${after ?? 'another one'}, and was not given before`;
  return after === undefined ? `is no longer given, and was ${before}` : `changes from ${before} to ${after}`;
}

/** Whether those who do what they did are refused: `are refused`, `may be refused`, `are not refused`. */
export function refused({ verdict }: Pick<JudgedWords, 'verdict'>): string {
  return verdict === 'breaks' ? 'are refused' : verdict === 'safe' ? 'are not refused' : 'may be refused';
}
