import type { ParameterError } from '../../runtime/parameters/error.ts';
import type { ValidationError } from '../../runtime/validation/result.ts';

/**
 * What the decoder and the validator found, each error once: the decoder knows better why a text is no integer, and
 * has already named what is missing.
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
