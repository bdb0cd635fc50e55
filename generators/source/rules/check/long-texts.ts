import { finding } from '../../../diagnostics/catalog.ts';
import { isReadAsMarkdown } from '../../document/long-text.ts';
import type { PartRule } from '../rule.ts';

/** Texts that the documentation does not read as Markdown. */
export const checkLongTexts: PartRule = function* ({ nodes, places }) {
  for (const { value } of nodes) {
    const { description } = value;
    if (typeof description === 'string' && !isReadAsMarkdown(description))
      yield finding('openapi/long-text', { length: description.length }, places.at(value, 'description'));
  }
};
