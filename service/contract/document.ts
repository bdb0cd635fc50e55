import { readFileSync } from 'node:fs';

/** What is used of a schema of the document. */
export interface DocumentSchema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, DocumentSchema>>;
  readonly allOf?: readonly DocumentSchema[];
  readonly 'x-tier'?: string;
  readonly 'x-deployment'?: readonly string[];
}

/** What is used of a parameter. */
export interface DocumentParameter {
  readonly name: string;
  readonly in: string;
  readonly 'x-tier'?: string;
  readonly 'x-deployment'?: readonly string[];
}

/** What is used of an operation. */
export interface DocumentOperation {
  readonly operationId: string;
  readonly parameters?: readonly (DocumentParameter | Reference)[];
  readonly 'x-mutually-exclusive'?: readonly (readonly string[])[];
}

interface Reference {
  readonly $ref: string;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation | readonly unknown[]>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, DocumentSchema>>;
    readonly parameters: Readonly<Record<string, DocumentParameter>>;
  };
}

let loaded: Document | undefined;

/** The document, read when it is first asked for. */
function document(): Document {
  // Our own output: the generator has checked it.
  loaded ??= JSON.parse(
    readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
  ) as Document;
  return loaded;
}

/** The schemas of the document by name. */
export function schemasOfDocument(): Readonly<Record<string, DocumentSchema>> {
  return document().components.schemas;
}

/** The operations of the document by their ids. */
export function operationsOfDocument(): ReadonlyMap<string, DocumentOperation> {
  const items = Object.values(document().paths).flatMap((item) => Object.values(item));
  const operations = items.flatMap((each) => ('operationId' in each ? [each] : []));
  return new Map(operations.map((operation) => [operation.operationId, operation]));
}

/** A parameter itself, where a reference stands for it. */
export function resolved(parameter: DocumentParameter | Reference): DocumentParameter {
  if (!('$ref' in parameter)) return parameter;
  const name = parameter.$ref.slice(parameter.$ref.lastIndexOf('/') + 1);
  const found = document().components.parameters[name];
  if (found === undefined) throw new TypeError(`The document has no parameter ${name}.`);
  return found;
}
