import { memberPointer, pointerSteps, type ParameterError, type UnknownName } from '../parameters/error.ts';
import type { ValidationError, Validator } from '../validation/result.ts';
import type { Fault } from './problem.ts';

/**
 * The faults that a validator finds in a part of a request. For a missing member, the pointer is that of the member,
 * not of its object.
 */
export function validationFaults(
  part: Fault['in'],
  validator: Validator<unknown>,
  value: unknown,
): readonly Fault[] {
  const result = validator.validate(value);
  return result.valid ? [] : result.errors.map((error) => faultOf(part, error));
}

/** The faults that the codec finds in parameters. */
export function decodingFaults(part: Fault['in'], errors: readonly ParameterError[]): readonly Fault[] {
  return errors.map(({ pointer, code, message }) => ({
    in: part,
    pointer,
    message: code === 'missing' ? MISSING : message,
  }));
}

/** Faults for parameters that are not described. */
export function unknownFaults(part: Fault['in'], unknown: readonly UnknownName[]): readonly Fault[] {
  return unknown.map(({ pointer }) => ({ in: part, pointer, message: 'is not known' }));
}

/** Faults of a value that was decoded with errors, without the faults that follow from these errors. */
export function furtherFaults(known: readonly Fault[], found: readonly Fault[]): readonly Fault[] {
  return found.filter(({ pointer }) => !known.some((fault) => `${pointer}/`.startsWith(`${fault.pointer}/`)));
}

/**
 * The faults that a validator finds in a body with some members in the query, apart from known faults. Faults of
 * members that only the query has are faults of the query.
 */
export function bodyFaults(given: {
  readonly validator: Validator<unknown>;
  /** The whole value; `own` is the part that was sent as the body. */
  readonly value: object;
  readonly own: object;
  readonly members: { readonly values: object };
  readonly found: readonly Fault[];
}): readonly Fault[] {
  const { validator, value, own, members, found } = given;
  if (validator.is(value)) return [];
  return furtherFaults(found, validationFaults('body', validator, value)).map((fault) => {
    const [member = ''] = pointerSteps(fault.pointer);
    const isOfQuery = Object.hasOwn(members.values, member) && !Object.hasOwn(own, member);
    return isOfQuery ? { ...fault, in: 'query' } : fault;
  });
}

export const MISSING = 'is missing';

function faultOf(part: Fault['in'], { pointer, keyword, expected, message }: ValidationError): Fault {
  if (keyword === 'required' && typeof expected === 'string') {
    return { in: part, pointer: memberPointer(pointer, expected), message: MISSING };
  }
  return { in: part, pointer, message };
}
