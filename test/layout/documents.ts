import { fileURLToPath } from 'node:url';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const petstore: string = pathOf('../cli/fixtures/petstore.yaml');
export const specification: string = pathOf('../../spec/openapi.yaml');

/** Documents of which each is generated in every layout. */
export const documents: readonly string[] = [petstore, pathOf('fixtures/clashing.yaml'), specification];
