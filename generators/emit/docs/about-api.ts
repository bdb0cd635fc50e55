import { markdownCode, markdownText } from '../../code/markdown.ts';
import { withoutHtml } from '../../code/prose/without-html.ts';
import type { ApiModel, SecurityScheme } from '../../model/model.ts';
import type { Json } from '../../source/document.ts';
import { isObject, memberOf } from '../../source/member.ts';
import { schemeText } from './operation/authentication.ts';
import { isLinkAddress } from './settings.ts';

/** A part of the home page: its paragraphs and lists, each of them Markdown. */
export interface AboutPart {
  readonly title: string;
  readonly blocks: readonly string[];
}

/** What callers of an API have to know besides its operations: servers, credentials, and whom to ask. */
export function aboutApi(model: ApiModel): readonly AboutPart[] {
  return [
    { title: 'Servers', blocks: serverBlocks(model) },
    {
      title: 'Authentication',
      blocks: model.securitySchemes.flatMap((scheme) => schemeBlocks(model, scheme)),
    },
    { title: 'Contact and terms', blocks: contactBlocks(model) },
  ].filter(({ blocks }) => blocks.length > 0);
}

/** One server without a text stands at the top of the page already. */
function serverBlocks({ servers }: ApiModel): readonly string[] {
  const isKnown = servers.every(
    ({ description, variables }) => description === undefined && Object.keys(variables).length === 0,
  );
  if (servers.length < 2 && isKnown) return [];
  return servers.flatMap(({ url, description, variables }) => [
    `**${markdownCode(url)}**`,
    ...prose(description),
    ...list(
      Object.entries(variables).map(([name, variable]) => {
        const values = variable.enum?.map(markdownCode).join(', ');
        return line(
          [
            `${markdownCode(name)}: ${markdownCode(variable.default)} by default`,
            values === undefined ? '' : `one of ${values}`,
          ],
          variable.description,
        );
      }),
    ),
  ]);
}

/** How to get what a scheme asks for (OpenAPI 3.1.1, section 4.8.27). */
function schemeBlocks({ bundle }: ApiModel, scheme: SecurityScheme): readonly string[] {
  const written = memberOf(memberOf(memberOf(bundle, 'components'), 'securitySchemes'), scheme.name);
  const discovery = linkTo(memberOf(written, 'openIdConnectUrl'));
  const flows = memberOf(written, 'flows');
  return [
    `**${markdownText(scheme.name)}**: ${schemeText(scheme)}`,
    ...prose(scheme.description),
    ...(discovery === undefined ? [] : [`OpenID Connect discovery: ${discovery}`]),
    ...Object.entries(isObject(flows) ? flows : {}).flatMap(([name, flow]) => flowBlocks(name, flow)),
  ];
}

/** The addresses and scopes of an OAuth Flow Object (OpenAPI 3.1.1, section 4.8.29). */
function flowBlocks(name: string, flow: Json): readonly string[] {
  if (!isObject(flow)) return [];
  const scopes = memberOf(flow, 'scopes');
  return list([
    `Flow ${markdownCode(name)}`,
    ...flowAddresses.flatMap(([member, words]) => {
      const address = linkTo(memberOf(flow, member));
      return address === undefined ? [] : [`${words}: ${address}`];
    }),
    ...Object.entries(isObject(scopes) ? scopes : {}).map(([scope, text]) =>
      line([`Scope ${markdownCode(scope)}`], typeof text === 'string' ? text : undefined),
    ),
  ]);
}

const flowAddresses = [
  ['authorizationUrl', 'Authorization'],
  ['tokenUrl', 'Token'],
  ['refreshUrl', 'Refresh'],
] as const;

/** Contact, licence and terms of the Info Object, and the further documentation of the document. */
function contactBlocks({ bundle }: ApiModel): readonly string[] {
  const info = memberOf(bundle, 'info');
  const contact = memberOf(info, 'contact');
  const licence = memberOf(info, 'license');
  const mail = textOf(memberOf(contact, 'email'));
  const asked = [
    named(memberOf(contact, 'name'), linkTo(memberOf(contact, 'url'))),
    mail === undefined ? undefined : markdownCode(mail),
  ].filter((part) => part !== undefined);
  const licensed = named(
    memberOf(licence, 'name') ?? memberOf(licence, 'identifier'),
    linkTo(memberOf(licence, 'url')),
  );
  const terms = linkTo(memberOf(info, 'termsOfService'));
  const further = furtherReading(bundle);
  return list([
    ...(asked.length === 0 ? [] : [`Contact: ${asked.join(', ')}`]),
    ...(licensed === undefined ? [] : [`Licence: ${licensed}`]),
    ...(terms === undefined ? [] : [`Terms of service: ${terms}`]),
    ...(further === undefined ? [] : [further]),
  ]);
}

/** The External Documentation Object of an object (OpenAPI 3.1.1, section 4.8.11) as a line of Markdown. */
function furtherReading(object: Json | undefined): string | undefined {
  const external = memberOf(object, 'externalDocs');
  const address = linkTo(memberOf(external, 'url'));
  return address === undefined
    ? undefined
    : line([`More: ${address}`], textOf(memberOf(external, 'description')));
}

function linkTo(address: Json | undefined): string | undefined {
  if (typeof address !== 'string' || address.trim() === '') return undefined;
  const isLink = /^https?:/i.test(address) && isLinkAddress(address) && !/[()<>]/.test(address);
  return isLink ? `[${markdownText(address)}](${address})` : markdownCode(address);
}

function named(name: Json | undefined, address: string | undefined): string | undefined {
  const words = textOf(name);
  if (words === undefined) return address;
  return [markdownText(words), address].filter((part) => part !== undefined).join(', ');
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function prose(text: string | undefined): readonly string[] {
  return text === undefined || text.trim() === '' ? [] : [withoutHtml(text.trim())];
}

/** Parts on one line, and a description behind them. */
function line(parts: readonly string[], description: string | undefined): string {
  const about = prose(description).map((text) => text.replaceAll(/\s+/g, ' '));
  return [parts.filter((part) => part !== '').join(', '), ...about].join('. ');
}

function list(items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : [items.map((item) => `- ${item}`).join('\n')];
}
