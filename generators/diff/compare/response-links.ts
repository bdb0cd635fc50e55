import type { Link } from '../../model/model.ts';
import { canonicalText } from '../contain/canonical-text.ts';
import type { AddChange, ResponsePair } from './pairs.ts';
import { onlyWords, unknown } from './verdicts.ts';

/** Compares the links of a response by name. */
export function compareLinks({ before, after, where }: ResponsePair, add: AddChange): void {
  const later = new Map(after.links.map((link) => [link.name, link]));
  const earlier = new Set(before.links.map(({ name }) => name));
  for (const link of before.links) {
    const other = later.get(link.name);
    const part = { where: `link ${link.name} of ${where}`, before: link.at };
    if (other === undefined) add({ ...part, code: 'diff/link-removed', verdict: unknown('links') });
    else if (linkText(link) !== linkText(other))
      add({
        ...part,
        code: 'diff/link-changed',
        words: { before: linkText(link), after: linkText(other) },
        after: other.at,
        verdict: unknown('links'),
      });
  }
  for (const link of after.links)
    if (!earlier.has(link.name))
      add({
        code: 'diff/link-added',
        where: `link ${link.name} of ${where}`,
        after: link.at,
        verdict: onlyWords,
      });
}

function linkText({ target, parameters, requestBody }: Link): string {
  const more = [parameters, requestBody ?? null]
    .map(canonicalText)
    .filter((text) => text !== '{}' && text !== 'null');
  return [target, ...more].join(' ');
}
