import { STATUS_CODES } from 'node:http';
import { introOf, schemaLinksOf, statusTextsOf } from '../artifacts/page.ts';
import { fileOf } from '../artifacts/names.ts';
import type { DocumentFacts, OperationFacts, SchemeFacts } from '../document/facts.ts';
import { wordsOf } from '../document/words.ts';
import type { Comparison, Disagreement } from './comparison.ts';
import { difference, setDifference } from './difference.ts';

/** What the pages of the documentation say of an operation in words: its title and text, its statuses, credentials and schemas. */
export const docsWords: Comparison = {
  artifact: 'docs',
  operation: ({ facts, site }, operation) => {
    const path = `operations/${fileOf(operation.id)}`;
    return [
      ...comparePage(facts, operation, site.get(`${path}.html`) ?? ''),
      ...compareMarkdown(facts, operation, site.get(`${path}.md`) ?? ''),
    ];
  },
};

function comparePage(facts: DocumentFacts, operation: OperationFacts, html: string): readonly Disagreement[] {
  const { id, summary, description, responses } = operation;
  const { title, text } = introOf(html);
  return [
    ...difference('docs/words', `${id} title`, wordsOf(title), wordsOf(summary)),
    ...difference('docs/words', `${id} description`, hasWords(text, description), true),
    ...setDifference(
      'docs/status-words',
      id,
      statusTextsOf(html).map(({ heading, description: shown }) => `${heading}: ${wordsOf(shown)}`),
      [...responses].map(([status, each]) => `${headingOf(status)}: ${wordsOf(each.description)}`),
    ),
    ...difference('docs/security', id, authenticationOf(html), authentication(facts, operation)),
    ...schemaLinksOf(html).flatMap(({ name, file }) =>
      difference('docs/links', `${id} to ${name}`, file, `${fileOf(name)}-schema`),
    ),
  ];
}

function compareMarkdown(
  facts: DocumentFacts,
  operation: OperationFacts,
  markdown: string,
): readonly Disagreement[] {
  const { id, summary, description, responses } = operation;
  const statuses = [...markdown.matchAll(/^### (.*)\n\n(.*(?:\n.+)*)$/gm)];
  return [
    ...difference(
      'docs/words',
      `${id} title in Markdown`,
      wordsOf(markdown.split('\n', 1)[0]),
      wordsOf(summary),
    ),
    ...difference('docs/words', `${id} description in Markdown`, hasWords(markdown, description), true),
    ...setDifference(
      'docs/status-words',
      `${id} in Markdown`,
      statuses.map(([, heading = '', shown]) => `${heading}: ${wordsOf(shown)}`),
      [...responses].map(([status, each]) => `${headingOf(status)}: ${wordsOf(each.description)}`),
    ),
    ...difference(
      'docs/security',
      `${id} in Markdown`,
      /^\*\*Authentication:\*\* (.*?)(?: · |$)/m.exec(markdown)?.[1]?.replaceAll('`', ''),
      authentication(facts, operation),
    ),
  ];
}

/** The phrases of RFC 9110, section 15; ranges have none. */
function headingOf(status: string): string {
  const phrase = STATUS_CODES[status];
  return phrase === undefined ? status : `${status} ${phrase}`;
}

/** Whether a text has the words of another one together. */
function hasWords(text: string, words: string | undefined): boolean {
  return ` ${wordsOf(text)} `.includes(` ${wordsOf(words)} `) || words === undefined;
}

/** Which credentials an operation takes: `header X-KEY or bearer token`. */
function authentication(
  { securitySchemes }: DocumentFacts,
  { security }: OperationFacts,
): string | undefined {
  const ways = security.flatMap((names) =>
    names.length === 0 ? [] : [names.map((name) => wayOf(securitySchemes.get(name))).join(' and ')],
  );
  if (ways.length === 0) return undefined;
  return `${ways.length < security.length ? 'optional: ' : ''}${ways.join(' or ')}`;
}

function wayOf(scheme: SchemeFacts | undefined): string {
  if (scheme?.prefix === 'Bearer ') return 'bearer token';
  return scheme?.in === 'query' ? `query parameter ${scheme.name}` : `header ${scheme?.name}`;
}

/** A sentence of a page begins with a capital letter. */
function authenticationOf(html: string): string | undefined {
  const { authentication: shown } = introOf(html);
  return shown && shown.charAt(0).toLowerCase() + shown.slice(1);
}
