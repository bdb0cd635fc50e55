import { fieldsOf, mediaTypesOf, routeOf, statusesOf } from '../artifacts/page.ts';
import { fileOf } from '../artifacts/names.ts';
import type { OperationFacts } from '../document/facts.ts';
import { facetsOf, membersOf, requiredOf } from '../document/schema.ts';
import type { Comparison, Disagreement, Sources } from './comparison.ts';
import { difference, setDifference } from './difference.ts';
import { compareBodies } from './docs-bodies.ts';
import { compareField } from './docs-fields.ts';

/** The pages of the documentation, and their twins in Markdown. */
export const docs: Comparison = {
  artifact: 'docs',
  operation: (sources, operation) => {
    const path = `operations/${fileOf(operation.id)}`;
    const html = sources.site.get(`${path}.html`);
    if (html === undefined) return [{ name: 'docs/page', says: `${path}.html is missing` }];
    return [
      ...difference('docs/route', operation.id, routeOf(html), `${operation.method} ${operation.path}`),
      ...difference(
        'docs/id',
        operation.id,
        html.includes(`Operation ID <code>${operation.id}</code>`),
        true,
      ),
      ...compareParameters(sources, operation, html),
      ...compareAnswers(sources, operation, html),
      ...compareBodies(sources.facts, operation, html),
      ...compareTwin(sources, operation, sources.site.get(`${path}.md`)),
    ];
  },
  schema: ({ facts, site }, name) => {
    const path = `schemas/${fileOf(name)}-schema.html`;
    const html = site.get(path);
    if (html === undefined) return [{ name: 'docs/page', says: `${path} is missing` }];
    const fields = fieldsOf(html);
    const facets = facetsOf(facts, facts.schemas.get(name) ?? true);
    const members = membersOf(facets);
    const required = requiredOf(facets);
    const shown = [...fields.keys()].filter((id) => /^schema\.[^.=*]+$/.test(id));
    return [
      ...setDifference(
        'docs/members',
        name,
        shown,
        [...members.keys()].map((member) => `schema.${member}`),
      ),
      ...[...members].flatMap(([member, schema]) =>
        compareField(facts, `${name}.${member}`, {
          field: fields.get(`schema.${member}`),
          described: { schema, isRequired: required.has(member) },
        }),
      ),
    ];
  },
  whole: ({ facts, site }) => {
    const pages = [...site.keys()];
    const operations = facts.operations.flatMap(({ id }) => [
      `operations/${fileOf(id)}.html`,
      `operations/${fileOf(id)}.md`,
    ]);
    const schemas = [...facts.schemas.keys()].flatMap((name) =>
      ['html', 'md'].map((extension) => `schemas/${fileOf(name)}-schema.${extension}`),
    );
    const families = facts.families.map((family) => `families/${fileOf(family.replaceAll(' ', '-'))}.html`);
    const below = (folder: string, extension: RegExp): readonly string[] =>
      pages.filter((path) => path.startsWith(folder) && extension.test(path));
    return [
      ...setDifference('docs/pages', 'operations', below('operations/', /./), operations),
      ...setDifference('docs/pages', 'schemas', below('schemas/', /-schema\./), schemas),
      ...setDifference('docs/pages', 'families', below('families/', /html$/), families),
      ...facts.families.flatMap((family, index) => {
        const main = /<main.*?<\/main>/s.exec(site.get(families[index] ?? '') ?? '')?.[0] ?? '';
        const listed = [...main.matchAll(/operations\/([\w-]+)\.html"/g)].map(([, name = '']) => name);
        const own = facts.operations.filter((each) => each.family === family).map(({ id }) => fileOf(id));
        return setDifference('docs/family', family, listed, own);
      }),
    ];
  },
};

const PLACE = /^(path|query|header|cookie)\.[^.=*]+$/;

function compareParameters(
  { facts }: Sources,
  { id, parameters }: OperationFacts,
  html: string,
): readonly Disagreement[] {
  const fields = fieldsOf(html);
  const shown = [...fields.keys()].filter((anchor) => PLACE.test(anchor));
  const wanted = parameters.map((each) => `${each.in}.${each.name}`);
  return [
    ...setDifference('docs/parameters', id, shown, wanted),
    ...parameters.flatMap((each) =>
      compareField(facts, `${id} ${each.in} ${each.name}`, {
        field: fields.get(`${each.in}.${each.name}`),
        described: each,
      }),
    ),
  ];
}

function compareAnswers(
  { facts }: Sources,
  { id, body, responses }: OperationFacts,
  html: string,
): readonly Disagreement[] {
  const fields = fieldsOf(html);
  const mediaTypes = mediaTypesOf(html);
  const ofBody = [...mediaTypes].flatMap(([anchor, types]) => (anchor.startsWith('body') ? types : []));
  return [
    ...setDifference('docs/media-types', `${id} body`, ofBody, body?.content.keys() ?? []),
    ...setDifference('docs/statuses', id, statusesOf(html), responses.keys()),
    ...[...responses].flatMap(([status, response]) => {
      const types = [...mediaTypes].flatMap(([anchor, each]) =>
        anchor.startsWith(`${status}.body`) ? each : [],
      );
      const headers = [...fields.keys()].filter((anchor) =>
        new RegExp(`^${status}\\.header\\.[^.=]+$`).test(anchor),
      );
      return [
        ...setDifference('docs/media-types', `${id} ${status}`, types, response.content.keys()),
        ...setDifference(
          'docs/headers',
          `${id} ${status}`,
          headers,
          [...response.headers.keys()].map((name) => `${status}.header.${name}`),
        ),
        ...[...response.headers].flatMap(([name, header]) =>
          compareField(facts, `${id} ${status} ${name}`, {
            field: fields.get(`${status}.header.${name}`),
            described: header,
          }),
        ),
      ];
    }),
  ];
}

/** The twin has the same facts in fewer words. */
function compareTwin(
  _: Sources,
  { id, method, path, parameters, responses }: OperationFacts,
  markdown: string | undefined,
): readonly Disagreement[] {
  if (markdown === undefined) return [{ name: 'docs/page', says: `The twin of ${id} is missing` }];
  const statuses = [...markdown.matchAll(/^### (\w+)/gm)].map(([, status = '']) => status);
  const sections = markdown.split(/^## /m).filter((section) => /^\w+ parameters\n/.test(section));
  const names = sections.flatMap((section) => [...section.matchAll(/^- `(.*?)` \(([^)]*)\)/gm)]);
  const shown = names.map(([, name, type = '']) => `${name}${/required/.test(type) ? ' required' : ''}`);
  return [
    ...difference(
      'docs/route',
      `${id} in Markdown`,
      markdown.includes(`\`${method} ${path}\` (${id})`),
      true,
    ),
    ...setDifference('docs/statuses', `${id} in Markdown`, statuses, responses.keys()),
    ...setDifference(
      'docs/parameters',
      `${id} in Markdown`,
      shown,
      parameters.map(({ name, isRequired }) => `${name}${isRequired ? ' required' : ''}`),
    ),
  ];
}
