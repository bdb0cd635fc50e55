import { readFileSync } from 'node:fs';

/** What is used of a schema of the document. */
export interface DocumentSchema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, DocumentSchema>>;
  readonly allOf?: readonly DocumentSchema[];
  readonly 'x-tier'?: string;
  readonly 'x-deployment'?: readonly string[];
}

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, DocumentSchema>> };
}

let loaded: Document | undefined;

/** The schemas of the document by name, read when they are first asked for. */
export function schemasOfDocument(): Readonly<Record<string, DocumentSchema>> {
  // Our own output: the generator has checked it.
  loaded ??= JSON.parse(
    readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
  ) as Document;
  return loaded.components.schemas;
}
