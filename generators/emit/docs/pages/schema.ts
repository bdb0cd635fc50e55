import { jsonText } from '../../../../runtime/contract/json-text.ts';
import type { Json } from '../../../json/json.ts';
import type { TsSchema } from '../../../typescript/ts-model.ts';
import { badgesOf } from '../badges.ts';
import { printBadges } from '../fragments.ts';
import { printSchemaExamples, schemaExamples } from '../schema/schema-examples.ts';
import { markup } from '../html.ts';
import { fieldNames, valuesOf } from '../operation/operation-search.ts';
import type { Page, PageDraft, Site } from '../page.ts';
import { markdownLink, printLink, schemaLink, type PageLink } from '../page-links.ts';
import { pagePaths } from '../paths.ts';
import { SchemaDescriber } from '../schema/schema-describer.ts';
import { printType } from '../schema/doc-type.ts';
import { printHeading, SchemaPrinter } from '../schema/schema-printer.ts';
import { mainText, withoutRepeatedName } from '../schema/texts.ts';
import { plainText } from '../page-texts.ts';
import { markdownBlock } from '../../../code/markdown.ts';
import { MarkdownLines } from '../markdown-lines.ts';
import { schemaAt } from '../../../schema/named.ts';

/** What the page of a schema shows of the rest of the document. */
export interface SchemaContext {
  /** The pages of operations and schemas that refer to it. */
  readonly users: readonly PageLink[];
  /** Its value in an example of a body. */
  readonly documented: Json | undefined;
}

/** The page of a named schema. */
export function schemaPage(site: Site, schema: TsSchema, { users, documented }: SchemaContext): Page {
  const path = pagePaths.schema(schema);
  const described = new SchemaDescriber(site.model).describeNamed(schemaAt(site.model, schema.ref));
  const view = withoutRepeatedName(described, schema.key);
  const text = mainText(view);
  const printer = new SchemaPrinter(site, path);
  const about = {
    ...view,
    title: undefined,
    description: undefined,
    extensions: {},
    deprecated: false,
    examples: [],
  };
  const lines = new MarkdownLines(site.markdown);
  const badges = badgesOf(view.extensions, { deprecated: view.deprecated, marks: site.settings.marks });
  const examples = schemaExamples(site.model, schema, documented);
  const intro = markup`<p class="crumb"><a href="index.html">Schemas</a></p><h1>${schema.key}</h1><p class="media">${printer.type(view)}</p>${printHeading(view)}${site.markdown.printOptional(text, { topHeading: 2 })}${printBadges(site, badges)}${printer.about(about, 'schema')}`;
  const reference = markup`${printer.structure(view, 'schema')}${
    users.length === 0
      ? undefined
      : markup`<section aria-labelledby="used-by"><h2 id="used-by">Used by</h2><ul class="columns">${users.map((user) => markup`<li>${printLink(path, user)}</li>`)}</ul></section>`
  }`;
  const main =
    examples.length === 0
      ? markup`${intro}${reference}`
      : markup`<div class="op"><header class="intro">${intro}</header><aside class="samples" aria-label="Examples">${printSchemaExamples(site, examples)}</aside><div class="reference">${reference}</div></div>`;
  const markdown = [
    printType(view.type),
    ...lines.texts(view),
    ...lines.badges(badges),
    ...lines.about(about),
    lines.below(about),
    examples.length === 0 ? '' : '## Example',
    ...examples.map(({ value }) => markdownBlock(jsonText(value, 2), 'json')),
    users.length === 0
      ? ''
      : `## Used by\n\n${users.map((user) => `- ${markdownLink(path, user)}`).join('\n')}`,
  ];
  return {
    path,
    title: schema.key,
    description: plainText(text ?? `Schema ${schema.key}: ${printType(view.type)}`),
    main,
    markdown: markdown.filter((part) => part !== '').join('\n\n'),
    search: {
      kind: 'schema',
      title: schema.key,
      text: plainText(text ?? ''),
      fields: [...new Set(fieldNames(view))],
      values: [...new Set(valuesOf(view))],
    },
  };
}

/** The list of all named schemas, sorted by name. */
export function schemasPage({ model }: Site): PageDraft {
  const links = model.schemas
    .map(schemaLink)
    .toSorted((left, right) => (left.title.toLowerCase() < right.title.toLowerCase() ? -1 : 1));
  const title = 'Schemas';
  return { path: pagePaths.schemas, title, inputs: [links], print: () => listPage(title, links) };
}

function listPage(title: string, schemas: readonly PageLink[]): Page {
  const path = pagePaths.schemas;
  return {
    path,
    title,
    description: `All ${schemas.length} schemas by name.`,
    main: markup`<h1>${title}</h1><ul class="columns">${schemas.map((schema) => markup`<li>${printLink(path, schema)}</li>`)}</ul>`,
    markdown: schemas.map((schema) => `- ${markdownLink(path, schema)}`).join('\n'),
    search: { kind: 'reference', title },
  };
}
