import type { Json, JsonObject } from '../json/json.ts';
import type { OAuthFlow, SecurityRequirement, SecurityScheme } from './model.ts';
import { entries, extensionsOf, strings, text, type NodeReader } from './node-reader.ts';
import { isObject } from '../json/member.ts';

const TYPES: ReadonlySet<string> = new Set(['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS']);

export function readSecuritySchemes(reader: NodeReader, components: JsonObject): readonly SecurityScheme[] {
  return entries(components, 'securitySchemes').flatMap(([name, value]) => {
    const node = reader.resolve(value);
    const type = text(node, 'type');
    if (node === undefined || type === undefined || !TYPES.has(type)) return [];
    return [
      {
        name,
        type: type as SecurityScheme['type'],
        description: text(node, 'description'),
        in: text(node, 'in') as SecurityScheme['in'],
        parameter: text(node, 'name'),
        scheme: text(node, 'scheme')?.toLowerCase(),
        bearerFormat: text(node, 'bearerFormat'),
        openIdConnectUrl: text(node, 'openIdConnectUrl'),
        flows: entries(node, 'flows').flatMap(readFlow),
        extensions: extensionsOf(node),
        at: reader.place(node),
      },
    ];
  });
}

function readFlow([name, node]: readonly [string, Json]): readonly OAuthFlow[] {
  if (!isObject(node) || name.startsWith('x-')) return [];
  const scopes = entries(node, 'scopes').map(
    ([scope, description]) => [scope, typeof description === 'string' ? description : ''] as const,
  );
  return [
    {
      name,
      authorizationUrl: text(node, 'authorizationUrl'),
      tokenUrl: text(node, 'tokenUrl'),
      refreshUrl: text(node, 'refreshUrl'),
      scopes: Object.fromEntries(scopes),
    },
  ];
}

/** Security Requirement Objects (OpenAPI 3.1): a list of alternatives, each a set of schemes that are all required. */
export function readSecurity(value: Json | undefined): readonly SecurityRequirement[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value
    .filter(isObject)
    .map((requirement) =>
      Object.entries(requirement).map(([scheme, scopes]) => ({ scheme, scopes: strings(scopes) })),
    );
}
