import type { Link } from '../../model/model.ts';
import { canonicalText } from '../contain/canonical-text.ts';
import { addIfChanged, type AddChange, type ResponsePair } from './pairs.ts';
import { onlyWords, unknown } from './verdicts.ts';

/** Compares the links of a response by name. */
export function compareLinks({ before, after, where }: ResponsePair, add: AddChange): void {
  const later = new Map(after.links.map((link) => [link.name, link]));
  const earlier = new Set(before.links.map(({ name }) => name));
  for (const link of before.links) {
    const other = later.get(link.name);
    const part = { where: `link ${link.name} of ${where}`, before: link.at, verdict: unknown('links') };
    if (other === undefined) add({ ...part, code: 'diff/link-removed' });
    else
      addIfChanged(add, [linkText(link), linkText(other)], {
        ...part,
        code: 'diff/link-changed',
        after: other.at,
      });
  }
  for (const { name, at } of after.links)
    if (!earlier.has(name))
      add({ code: 'diff/link-added', where: `link ${name} of ${where}`, after: at, verdict: onlyWords });
}

function linkText({ target, parameters, requestBody }: Link): string {
  const more = [parameters, requestBody ?? null]
    .map(canonicalText)
    .filter((text) => text !== '{}' && text !== 'null');
  return [target, ...more].join(' ');
}
