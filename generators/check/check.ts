import type { Schema } from '../model/model.ts';
import { asksForUnevaluated } from './unevaluated.ts';

/** A check to be printed. */
export interface Check {
  /** Name of the function, an identifier. */
  readonly name: string;
  /** A lowered schema. */
  readonly schema: Schema;
  /** Whether the check can call itself, or be called very often for one value, so that its calls have to be bounded. */
  readonly counted: boolean;
  /** Whether it has to record which members and items it evaluated. */
  readonly tracksEvaluated: boolean;
  /** Whether callers may need the items that `contains` matched. */
  readonly notesContained: boolean;
}

/** A check of an inlined schema: it can reach itself only through named schemas, which bound their depth. */
export function inlineCheck(name: string, schema: Schema): Check {
  return {
    name,
    schema,
    counted: false,
    tracksEvaluated: asksForUnevaluated(schema),
    notesContained: false,
  };
}
