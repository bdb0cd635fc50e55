import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isFullDate, isInternetDateTime } from './dates.ts';
import type { DocumentFacts, Schema } from './facts.ts';
import { tokenOf, type Json } from './json.ts';

/** Where a value fails its schema; empty when it does not. */
export type Judge = (value: Json) => readonly Fault[];

export interface Fault {
  readonly pointer: string;
  readonly keyword: string;
  /** The pointer of the member that is missing, where it is one that is; else the same as `pointer`. */
  readonly member: string;
  /** The values of a closed set, where it is not one of them. */
  readonly allowed: readonly Json[] | undefined;
}

const ROOT = 'document:/';

/** Judges values by the schemas of the document, with a validator that the generated ones have nothing to do with. */
export class Oracle {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, ownProperties: true, logger: false });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor({ schemas }: Pick<DocumentFacts, 'schemas'>) {
    addFormats.default(this.#ajv);
    // Those of the package take a space for the T, and offsets without minutes.
    this.#ajv.addFormat('date', isFullDate).addFormat('date-time', isInternetDateTime);
    this.#ajv.addSchema(absolute({ components: { schemas: Object.fromEntries(schemas) } }), ROOT);
  }

  judge(schema: Schema): Judge {
    const key = JSON.stringify(schema);
    const validate = this.#compiled.get(key) ?? this.#ajv.compile(absolute(schema));
    this.#compiled.set(key, validate);
    return (value) => {
      if (validate(value)) return [];
      return (validate.errors ?? []).map(faultOf);
    };
  }

  accepts(schema: Schema, value: Json): boolean {
    return this.judge(schema)(value).length === 0;
  }
}

/** A member that must not be there is the place of the fault, not the object that has it. */
function faultOf({ instancePath, keyword, params }: ErrorObject): Fault {
  const { additionalProperty, missingProperty, allowedValues } = params as {
    readonly allowedValues?: readonly Json[];
    readonly additionalProperty?: string;
    readonly missingProperty?: string;
  };
  const pointer = instancePath + below(additionalProperty);
  return { pointer, keyword, member: pointer + below(missingProperty), allowed: allowedValues };
}

/** References to the document, from wherever a schema stands. */
function absolute(schema: Schema): object {
  const text = JSON.stringify(schema).replaceAll('"#/components/', `"${ROOT}#/components/`);
  const copy = JSON.parse(text) as Json;
  return typeof copy === 'object' && copy !== null ? copy : copy === false ? { not: {} } : {};
}

function below(name: string | undefined): string {
  return name === undefined ? '' : `/${tokenOf(name)}`;
}
