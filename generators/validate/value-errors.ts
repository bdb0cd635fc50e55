import type { ParameterError } from '../../runtime/parameters/error.ts';
import type { ValidationError } from '../../runtime/validation/result.ts';

/**
 * The errors of the decoder and the validator, without duplicates. Those of the decoder take precedence: it knows why
 * a text is not an integer, and has already reported what is missing.
 */
export function combineErrors(
  decoding: readonly ParameterError[],
  validation: readonly ValidationError[],
): readonly ValidationError[] {
  const missing = new Set(
    decoding.filter(({ code }) => code === 'missing').map(({ parameter }) => parameter),
  );
  const isKnown = ({ pointer, keyword, expected }: ValidationError) =>
    (pointer === '' && keyword === 'required' && missing.has(String(expected))) ||
    decoding.some((error) => pointer === error.pointer || pointer.startsWith(`${error.pointer}/`));
  const decoded = decoding.map(({ pointer, code, message }) => ({
    pointer,
    keyword: code,
    message,
    expected: undefined,
  }));
  return [...decoded, ...validation.filter((error) => !isKnown(error))];
}
