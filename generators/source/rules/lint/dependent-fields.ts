import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { Places } from '../../../diagnostics/place.ts';
import type { Rule } from '../rule.ts';
import type { JsonObject } from '../../../json/json.ts';
import { isObject } from '../../../json/member.ts';
import { describeShape } from '../../document/shape-words.ts';
import { isNamedKind, type Kind } from '../../document/structure.ts';
import { nameOf } from '../../files/text-file.ts';

/** The fields that a security scheme of a type needs (OpenAPI 3.1.1, section 4.8.27.1); others have no effect. */
const schemes: Readonly<Record<string, readonly string[]>> = {
  apiKey: ['name', 'in'],
  http: ['scheme'],
  mutualTLS: [],
  oauth2: ['flows'],
  openIdConnect: ['openIdConnectUrl'],
};

/** The same for the flows of OAuth 2 (OpenAPI 3.1.1, section 4.8.29.1). */
const flows: Readonly<Record<string, readonly string[]>> = {
  implicit: ['authorizationUrl'],
  password: ['tokenUrl'],
  clientCredentials: ['tokenUrl'],
  authorizationCode: ['authorizationUrl', 'tokenUrl'],
};

/** Fields of which an object has at most one (OpenAPI 3.1.1, sections 4.8.4.1, 4.8.12.2, 4.8.14, 4.8.19 and 4.8.20.1). */
const exclusive: Readonly<Partial<Record<Kind, readonly [string, string]>>> = {
  parameter: ['examples', 'example'],
  header: ['examples', 'example'],
  mediaType: ['examples', 'example'],
  example: ['externalValue', 'value'],
  license: ['identifier', 'url'],
  link: ['operationId', 'operationRef'],
};

/** Fields that an object needs, excludes or ignores because of others. */
export const lintDependentFields: Rule = function* ({ root, nodes, places }) {
  if (['paths', 'components', 'webhooks'].every((name) => root[name] === undefined))
    yield finding('lint/empty-document', {}, places.of(root));
  for (const { value, shape } of nodes) {
    if (shape === 'schema' || (isNamedKind(shape) && typeof value['$ref'] === 'string')) continue;
    const [one, other] = exclusive[shape] ?? [];
    if (one !== undefined && other !== undefined) {
      const kind = describeShape(shape);
      const has = (name: string) => Object.hasOwn(value, name);
      const at = nameOf(places.at(value, other));
      if (has(one) && has(other)) yield finding('lint/mutually-exclusive-fields', { kind, one, other }, at);
      if (shape === 'link' && !has(one) && !has(other))
        yield finding('lint/missing-dependent-field', { kind, name: one }, places.of(value));
    }
    if (shape === 'securityScheme') yield* lintScheme(value, places);
    if (shape === 'oauthFlows') yield* lintFlows(value, places);
  }
};

function* lintScheme(scheme: JsonObject, places: Places): Generator<Finding> {
  const { type } = scheme;
  if (typeof type !== 'string' || !Object.hasOwn(schemes, type)) return;
  const kind = `a security scheme of the type ${type}`;
  const all = new Set(Object.values(schemes).flat());
  yield* lintVariant({ value: scheme, kind, needed: schemes[type] ?? [], all }, places);
}

function* lintFlows(value: JsonObject, places: Places): Generator<Finding> {
  for (const [name, needed] of Object.entries(flows)) {
    const flow = value[name];
    const all = new Set(Object.values(flows).flat());
    if (isObject(flow)) yield* lintVariant({ value: flow, kind: `the flow ${name}`, needed, all }, places);
  }
}

function* lintVariant(
  variant: {
    readonly value: JsonObject;
    readonly kind: string;
    readonly needed: readonly string[];
    readonly all: ReadonlySet<string>;
  },
  places: Places,
): Generator<Finding> {
  const { value, kind, needed, all } = variant;
  for (const name of needed)
    if (!Object.hasOwn(value, name))
      yield finding('lint/missing-dependent-field', { kind, name }, places.of(value));
  for (const name of all) {
    if (needed.includes(name) || !Object.hasOwn(value, name)) continue;
    yield finding('lint/ineffective-field', { name, where: `in ${kind}` }, nameOf(places.at(value, name)));
  }
}
