import { readFileSync } from 'node:fs';

/** The instances that have a parameter or member: from which tier, and in which deployments. */
export interface Availability {
  readonly tier?: string;
  readonly deployments: readonly string[];
}

/** The document's rules for the query of an operation beyond its schemas. */
export interface QueryRules {
  /** By the name of the parameter, for parameters that not every instance has. */
  readonly needs: ReadonlyMap<string, Availability>;
  /** Names that exclude each other. */
  readonly exclusive: readonly (readonly string[])[];
}

/** The used parts of the document; the rest of it is not kept. */
export interface DocumentFacts {
  /** By the id of the operation. */
  readonly queries: ReadonlyMap<string, QueryRules>;
  /** By the name of the schema, and of the member, for members that not every instance has. */
  readonly members: ReadonlyMap<string, ReadonlyMap<string, Availability>>;
  /** The maximum page size. */
  readonly pageSize: number;
}

interface Limited {
  readonly 'x-tier'?: string;
  readonly 'x-deployment'?: readonly string[];
}

interface Reference {
  readonly $ref: string;
}

interface Schema extends Limited {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
}

interface Parameter extends Limited {
  readonly name: string;
  readonly in: string;
  readonly schema?: { readonly maximum?: number };
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly 'x-mutually-exclusive'?: readonly (readonly string[])[];
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | readonly unknown[]>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

let known: DocumentFacts | undefined;

/** The facts, read at the first call. */
export function documentFacts(): DocumentFacts {
  return (known ??= readFacts());
}

function readFacts(): DocumentFacts {
  // Our own output: the generator has checked it.
  const file = new URL('../../generated/openapi.json', import.meta.url);
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
  const operations = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .flatMap((each) => ('operationId' in each ? [each] : []));
  const { schemas, parameters } = document.components;
  const pageSize = parameters['PerPage']?.schema?.maximum;
  if (pageSize === undefined) throw new TypeError('The document says nothing of the size of pages.');
  return {
    queries: new Map(operations.map((operation) => [operation.operationId, rulesOf(operation, document)])),
    members: new Map(
      Object.entries(schemas).map(([name, schema]) => [name, new Map(limitedMembers(schema, document))]),
    ),
    pageSize,
  };
}

function rulesOf(operation: Operation, { components }: Document): QueryRules {
  const parameters = (operation.parameters ?? []).map((parameter) =>
    '$ref' in parameter ? named(components.parameters, parameter) : parameter,
  );
  return {
    needs: new Map(
      parameters.filter((each) => each.in === 'query').flatMap((each) => limited(each.name, each)),
    ),
    exclusive: operation['x-mutually-exclusive'] ?? [],
  };
}

/** The members of a schema and of those that it extends. */
function limitedMembers(schema: Schema, document: Document): (readonly [string, Availability])[] {
  const { $ref, properties = {}, allOf = [] } = schema;
  const extended = $ref === undefined ? allOf : [named(document.components.schemas, { $ref }), ...allOf];
  return [
    ...extended.flatMap((part) => limitedMembers(part, document)),
    ...Object.entries(properties).flatMap(([name, member]) => limited(name, member)),
  ];
}

function limited(
  name: string,
  { 'x-tier': tier, 'x-deployment': deployments = [] }: Limited,
): [] | [readonly [string, Availability]] {
  if (tier === undefined && deployments.length === 0) return [];
  return [[name, { deployments, ...(tier === undefined ? {} : { tier }) }]];
}

function named<Component>(components: Readonly<Record<string, Component>>, { $ref }: Reference): Component {
  const name = $ref.slice($ref.lastIndexOf('/') + 1);
  const found = components[name];
  if (found === undefined) throw new TypeError(`The document has no component ${name}.`);
  return found;
}
