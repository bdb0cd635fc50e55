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

/** One kind of change: what it is called, and the sentence that says who is affected and how. */
export interface CodeOptions {
  readonly title: string;
  readonly says: (words: ChangeWords) => string;
  readonly cause: string;
  readonly fix: string;
}

/** Declares one kind of change. Its severity follows from the verdict of each change. */
export function defineCode({ title, says, cause, fix }: CodeOptions) {
  return define({
    severity: 'note',
    title,
    message: (words: ChangeWords & Readonly<Record<string, unknown>>) => says(words),
    cause,
    fix,
  });
}

/** Fixes that many kinds of change have in common. */
export const fixes = {
  keep: 'Keep what was, and add the new beside it: a new operation, parameter, member or version. Where the change is meant, list it with a reason in the file of accepted changes.',
  none: 'There is nothing to do.',
  look: 'Look whether the service does what it did. Where the change is meant, list it with a reason in the file of accepted changes.',
} as const;

/** `from X to Y`, or what is left of it. */
export function fromTo({ before, after }: ChangeWords): string {
  return `from ${before ?? 'nothing'} to ${after ?? 'nothing'}`;
}
