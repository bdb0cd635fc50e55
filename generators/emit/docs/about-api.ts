import { markdownCode, markdownText } from '../../code/markdown.ts';
import type { OAuthFlow, SecurityScheme, Server } from '../../model/model.ts';
import { furtherReading, linkTo, withText } from './further-reading.ts';
import type { MarkdownPrinter } from './markdown-printer.ts';
import { schemeText } from './operation/authentication.ts';
import type { Site } from './page.ts';

/** A section of the home page; its blocks are Markdown. */
export interface AboutPart {
  readonly title: string;
  readonly blocks: readonly string[];
}

/** What callers need to know besides the operations: servers, authentication, contact. */
export function aboutApi(site: Site): readonly AboutPart[] {
  const { markdown, model } = site;
  return [
    { title: 'Servers', blocks: serverBlocks(markdown, model.servers) },
    {
      title: 'Authentication',
      blocks: model.securitySchemes.flatMap((scheme) => schemeBlocks(markdown, scheme)),
    },
    { title: 'Contact and terms', blocks: contactBlocks(site) },
  ].filter(({ blocks }) => blocks.length > 0);
}

/** The servers, unless there is only one without a text, which the top of the page shows. */
function serverBlocks(markdown: MarkdownPrinter, servers: readonly Server[]): readonly string[] {
  const isKnown = servers.every(
    ({ description, variables }) => description === undefined && Object.keys(variables).length === 0,
  );
  if (servers.length < 2 && isKnown) return [];
  return servers.flatMap((server) => [
    `**${markdownCode(server.url)}**`,
    ...prose(markdown, server.description),
    ...list(variableLines(markdown, server)),
  ]);
}

/** The variables of a server (OpenAPI 3.1.1, section 4.8.6). */
function variableLines(markdown: MarkdownPrinter, { variables }: Server): readonly string[] {
  return Object.entries(variables).map(([name, variable]) => {
    const values = variable.enum?.map(markdownCode).join(', ');
    const given = `${markdownCode(name)}: ${markdownCode(variable.default)} by default`;
    return withText(
      markdown,
      values === undefined ? given : `${given}, one of ${values}`,
      variable.description,
    );
  });
}

/** A security scheme, with how to get its credentials (OpenAPI 3.1.1, section 4.8.27). */
function schemeBlocks(markdown: MarkdownPrinter, scheme: SecurityScheme): readonly string[] {
  const { name, description, bearerFormat, openIdConnectUrl, flows } = scheme;
  return [
    `**${markdownText(name)}**: ${schemeText(scheme)}`,
    ...prose(markdown, description),
    ...nonBlank(bearerFormat).map((format) => `Token format: ${markdownCode(format)}`),
    ...nonBlank(openIdConnectUrl).map((url) => `OpenID Connect discovery: ${linkTo(url)}`),
    ...flows.flatMap((flow) => flowBlocks(markdown, flow)),
  ];
}

function flowBlocks(markdown: MarkdownPrinter, flow: OAuthFlow): readonly string[] {
  return list([
    `Flow ${markdownCode(flow.name)}`,
    ...flowAddresses.flatMap(([member, words]) =>
      nonBlank(flow[member]).map((url) => `${words}: ${linkTo(url)}`),
    ),
    ...Object.entries(flow.scopes).map(([scope, text]) =>
      withText(markdown, `Scope ${markdownCode(scope)}`, text),
    ),
  ]);
}

const flowAddresses = [
  ['authorizationUrl', 'Authorization'],
  ['tokenUrl', 'Token'],
  ['refreshUrl', 'Refresh'],
] as const;

function contactBlocks({ markdown, model }: Site): readonly string[] {
  const { contact, license, termsOfService } = model.info;
  const contacts = [
    ...nonBlank(contact?.name).map(markdownText),
    ...nonBlank(contact?.url).map(linkTo),
    ...nonBlank(contact?.email).map(markdownCode),
  ];
  const licensed = [
    ...nonBlank(license?.name).map(markdownText),
    ...nonBlank(license?.identifier).map(markdownCode),
    ...nonBlank(license?.url).map(linkTo),
  ];
  return list([
    ...(contacts.length === 0 ? [] : [`Contact: ${contacts.join(', ')}`]),
    ...(licensed.length === 0 ? [] : [`Licence: ${licensed.join(', ')}`]),
    ...nonBlank(termsOfService).map((url) => `Terms of service: ${linkTo(url)}`),
    ...furtherReading(markdown, model.externalDocs),
  ]);
}

/** A list of the text, empty if that is blank or undefined. */
function nonBlank(text: string | undefined): readonly string[] {
  return text === undefined || text.trim() === '' ? [] : [text];
}

function prose(markdown: MarkdownPrinter, text: string | undefined): readonly string[] {
  return nonBlank(text).map((each) => markdown.asMarkdown(each.trim()));
}

function list(items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : [items.map((item) => `- ${item}`).join('\n')];
}
