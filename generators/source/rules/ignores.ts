import type { Ignore } from '../../diagnostics/ignores.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Examined } from './rule.ts';
import { isObject } from '../../json/member.ts';
import { nameOf } from '../files/text-file.ts';
import { selection } from '../document/walk.ts';

/** The extension that lists the findings in an object that its author accepts, by their codes, each with the reason. */
export const ignoreExtension = 'x-lint-ignore';

const accepting = selection(({ value }) => Object.hasOwn(value, ignoreExtension));

/** The contents of `x-lint-ignore` in a document: entries in order, and those without a code or reason. */
export interface SaidIgnores {
  readonly ignores: readonly Ignore[];
  readonly invalid: readonly { readonly problem: string; readonly at: Place | undefined }[];
}

/** Reads the entries of all objects of OpenAPI. */
export function readIgnores({ groups, places }: Pick<Examined, 'groups' | 'places'>): SaidIgnores {
  const ignores: Ignore[] = [];
  const invalid: { problem: string; at: Place | undefined }[] = [];
  for (const { value } of accepting(groups)) {
    const { [ignoreExtension]: entries = null } = value;
    const inside = places.of(value);
    if (!isObject(entries)) {
      const problem = `${ignoreExtension} has to be an object of reasons by the codes of findings`;
      invalid.push({ problem, at: places.at(value, ignoreExtension) });
      continue;
    }
    for (const [code, reason] of Object.entries(entries)) {
      const at = nameOf(places.at(entries, code));
      if (typeof reason !== 'string' || reason.trim() === '')
        invalid.push({ problem: `${code} is ignored without a reason`, at });
      else if (inside !== undefined) ignores.push({ code, inside, at });
    }
  }
  return { ignores, invalid };
}
