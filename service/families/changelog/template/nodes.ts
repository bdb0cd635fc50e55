/** A part of a template. Names are nested members; `it` is the value itself. */
export type Node =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly names: readonly string[] }
  | { readonly kind: 'each'; readonly names: readonly string[]; readonly body: readonly Node[] }
  | {
      readonly kind: 'if';
      readonly names: readonly string[];
      readonly body: readonly Node[];
      readonly otherwise: readonly Node[];
    };

/** Values that a template shows: texts, numbers, booleans, lists and members. */
export type Shown =
  string | number | boolean | undefined | readonly Shown[] | { readonly [name: string]: Shown };

/** The template is invalid, or exceeds a limit. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
}

/** UTF-16 code units of a template and of its result, nested levels, and steps while it is filled in. */
export const limits = { length: 65_536, output: 4_194_304, depth: 32, steps: 1_000_000 };
