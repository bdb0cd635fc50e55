import type { Schema } from '../model/model.ts';
import { asksForUnevaluated } from './unevaluated.ts';

/** A check to be printed. */
export interface Check {
  /** Name of the function, an identifier. */
  readonly name: string;
  /** A lowered schema. */
  readonly schema: Schema;
  /** Whether the check can get to itself, so that its depth has to be bounded. */
  readonly recursive: boolean;
  /** Whether it has to note which members and items it looked at. */
  readonly tracksEvaluated: boolean;
  /** Whether callers may ask which items `contains` has matched. */
  readonly notesContained: boolean;
}

/** A check of a schema that stands in line: it gets to itself through named ones only, which bound their depth. */
export function inlineCheck(name: string, schema: Schema): Check {
  return {
    name,
    schema,
    recursive: false,
    tracksEvaluated: asksForUnevaluated(schema),
    notesContained: false,
  };
}
