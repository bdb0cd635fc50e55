import { memberPointer, type ParameterError, type UnknownName } from '../parameters/error.ts';
import type { ValidationError, Validator } from '../validation/result.ts';
import type { Fault } from './problem.ts';

/** What a validator finds wrong with a part of a request. Missing members are pointed at, not what lacks them. */
export function validationFaults(
  part: Fault['in'],
  validator: Validator<unknown>,
  value: unknown,
): readonly Fault[] {
  const result = validator.validate(value);
  return result.valid ? [] : result.errors.map((error) => faultOf(part, error));
}

/** What the codec finds wrong with parameters. */
export function decodingFaults(part: Fault['in'], errors: readonly ParameterError[]): readonly Fault[] {
  return errors.map(({ pointer, code, message }) => ({
    in: part,
    pointer,
    message: code === 'missing' ? MISSING : message,
  }));
}

/** Parameters that nothing describes. */
export function unknownFaults(part: Fault['in'], unknown: readonly UnknownName[]): readonly Fault[] {
  return unknown.map(({ pointer }) => ({ in: part, pointer, message: 'is not known' }));
}

/** Faults of a value that was not decoded without errors: those that follow from the errors are left out. */
export function furtherFaults(known: readonly Fault[], found: readonly Fault[]): readonly Fault[] {
  return found.filter(({ pointer }) => !known.some((fault) => `${pointer}/`.startsWith(`${fault.pointer}/`)));
}

export const MISSING = 'is missing';

function faultOf(part: Fault['in'], { pointer, keyword, expected, message }: ValidationError): Fault {
  if (keyword === 'required' && typeof expected === 'string') {
    return { in: part, pointer: memberPointer(pointer, expected), message: MISSING };
  }
  return { in: part, pointer, message };
}
