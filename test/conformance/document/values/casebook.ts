import type { DocumentFacts, OperationFacts, Schema } from '../facts.ts';
import { Oracle } from '../oracle.ts';
import type { RequestValues } from '../wire/request.ts';
import { validRequests } from '../wire/requests.ts';
import { casesOf, type Cases } from './cases.ts';

/** Values for everything in a document, made once and the same for the same seed. */
export class Casebook {
  readonly oracle: Oracle;
  readonly #facts: DocumentFacts;
  readonly #seed: number;
  readonly #cases = new Map<string, Cases>();
  readonly #requests = new Map<string, readonly RequestValues[]>();

  constructor(facts: DocumentFacts, seed: number) {
    this.#facts = facts;
    this.#seed = seed;
    this.oracle = new Oracle(facts);
  }

  /** Valid and invalid values of a schema. */
  cases(schema: Schema): Cases {
    const key = JSON.stringify(schema);
    const known = this.#cases.get(key);
    if (known !== undefined) return known;
    const cases = casesOf(this.#facts, schema, { oracle: this.oracle, seed: this.#seed });
    this.#cases.set(key, cases);
    return cases;
  }

  /** Valid requests of an operation, some for each media type of its body. */
  requests(operation: OperationFacts): readonly RequestValues[] {
    const key = `${operation.id} ${[...(operation.body?.content.keys() ?? [])].join(' ')}`;
    const known = this.#requests.get(key);
    if (known !== undefined) return known;
    const requests = validRequests(this.#facts, operation, { oracle: this.oracle, seed: this.#seed });
    this.#requests.set(key, requests);
    return requests;
  }
}
