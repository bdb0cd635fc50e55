import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A version of a document: with a name that no version before had, and a description. */
export function documentWith(number: number): string {
  return `openapi: 3.1.1
info: { title: Pets, version: 1.0.0 }
paths:
  /pets:
    get:
      operationId: listPets
      description: Version ${number}.
      responses:
        '200':
          description: Pets.
          content: { application/json: { schema: { $ref: '#/components/schemas/Pet${number}' } } }
components:
  schemas:
    Pet${number}: { type: object, properties: { name${number}: { type: string, pattern: '^${number}' } } }
`;
}

/** Size of the heap after a full garbage collection. */
export function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}
