import type { Json, JsonObject } from '../source/document.ts';
import type { SecurityRequirement, SecurityScheme } from './model.ts';
import { entries, extensionsOf, strings, text, type NodeReader } from './node-reader.ts';
import { isObject } from '../source/member.ts';

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
        extensions: extensionsOf(node),
        at: reader.place(node),
      },
    ];
  });
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
