import { said } from '../../../vocabulary/vocabulary.ts';
import type { Page, Site } from '../page.ts';
import { pagePaths } from '../paths.ts';
import { operationTitle } from '../text.ts';
import { markdownCode } from '../../../code/markdown.ts';
import { tablePage } from './table-page.ts';

/** What the document says that it does not know, and names that only stand in for others. */
export function notShownPage(site: Site): Page | undefined {
  const { families, operations, schemas, extensions } = site.model;
  const owners = [
    ...families.map((family) => ({
      text: family.tag,
      path: pagePaths.family(family),
      extensions: family.extensions,
    })),
    ...operations.map((operation) => ({
      text: operationTitle(operation),
      path: pagePaths.operation(operation),
      extensions: operation.extensions,
    })),
    ...schemas.map((schema) => ({
      text: schema.key,
      path: pagePaths.schema(schema),
      extensions: typeof schema.schema === 'boolean' ? {} : schema.schema,
    })),
  ];
  const rows = owners.flatMap(({ text, path, extensions: own }) =>
    (said(own, 'x-not-shown') ?? []).map((missing) => [{ text, path }, missing]),
  );
  const standIns = [...(said(extensions, 'x-stand-ins') ?? [])];
  const sections = [
    { title: 'Gaps', id: 'gaps', columns: ['Where', 'Not shown'], rows },
    {
      title: 'Stand-ins',
      id: 'stand-ins',
      columns: ['Name', 'Stands for'],
      rows: standIns.map(([name, meaning]) => [markdownCode(name), meaning]),
    },
  ].filter((section) => section.rows.length > 0);
  if (sections.length === 0) return undefined;
  return tablePage(site, {
    path: pagePaths.notShown,
    title: 'Not shown',
    intro: 'What this documentation knows to exist and cannot show.',
    sections,
  });
}
