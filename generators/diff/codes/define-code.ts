import { note } from '../../diagnostics/definition.ts';

/** The parameters of the message of every change. Control characters in texts of documents are escaped when they are printed. */
export interface ChangeWords {
  /** The part of the document: `request body of POST /pets, /name`. */
  readonly where: string;
  /** What the earlier document says; absent where it says nothing. */
  readonly before?: string | undefined;
  /** What the later document says. */
  readonly after?: string | undefined;
}

/** The parameters of the sentence of a change. It has to say exactly what the verdict says. */
export interface JudgedWords extends ChangeWords {
  readonly verdict: 'breaks' | 'safe' | 'unknown' | 'documentation';
}

/**
 * Whom a change can affect: callers of the service (or receivers of its webhooks), code that uses the generated client
 * or types, handlers of the server, links to pages of the documentation, and readers of the documentation.
 */
export type Affected = 'callers' | 'client-code' | 'handlers' | 'links' | 'readers';

/** One kind of change: what it is called, whom it can affect, and the sentence that says who is affected and how. */
export interface CodeOptions {
  readonly title: string;
  /** Nobody by default. */
  readonly affects?: readonly Affected[];
  readonly says: (words: JudgedWords) => string;
  readonly cause: string;
  /** By default, what callers depend on is kept, and no other change needs an action. */
  readonly fix?: string;
}

/** Declares one kind of change. Its severity follows from the verdict of each change. */
export function defineCode({ title, affects = [], says, cause, fix }: CodeOptions) {
  const definition = note({
    title,
    message: (words: JudgedWords & Readonly<Record<string, unknown>>) => says(words),
    cause,
    fix: fix ?? (affects.includes('callers') ? fixes.keep : fixes.none),
  });
  return { ...definition, affects };
}

/** The same, for changes that affect callers. */
export const forCallers = affecting('callers');
export const forClients = affecting('callers', 'client-code');
export const forBothSides = affecting('callers', 'client-code', 'handlers');
export const forHandlers = affecting('handlers');
export const forReaders = affecting('readers');

function affecting(...affects: readonly Affected[]) {
  return (options: Omit<CodeOptions, 'affects'>) => defineCode({ ...options, affects });
}

/** Declares a change of words alone. */
export function defineWords(options: Pick<CodeOptions, 'title' | 'says'>) {
  return forReaders({ ...options, cause: 'Only words have changed.' });
}

/** Fixes that many kinds of change have in common. */
export const fixes = {
  keep: 'Keep what was there and add the new beside it, as a new operation, parameter, property or version. If the change is intended, list it with a reason in the file of accepted changes (--accepted).',
  none: 'No action is needed.',
  look: 'Check whether the service still behaves as before. If the change is intended, list it with a reason in the file of accepted changes (--accepted).',
} as const;

/** `changes from X to Y`, or a sentence with one value if only one of the documents has one. */
export function changed({ before, after }: ChangeWords): string {
  if (before === undefined) return `is now ${after ?? 'another one'}, and was not set before`;
  return after === undefined ? `is no longer set, and was ${before}` : `changes from ${before} to ${after}`;
}

/** Whether callers who change nothing are refused: `are refused`, `may be refused`, `are not refused`. */
export function refused({ verdict }: Pick<JudgedWords, 'verdict'>): string {
  return verdict === 'breaks' ? 'are refused' : verdict === 'safe' ? 'are not refused' : 'may be refused';
}
