import { usualBody, type ErrorBody, type Problem } from './problem.ts';

/** Makes a body from a problem and its reasons in one text. */
type ErrorForm = (problem: Problem, text: string) => object;

/** Problem details (RFC 9457, section 3). */
const problemDetails: readonly ErrorForm[] = [
  ({ status, message: title, faults }, detail) =>
    faults.length === 0 ? { title, status } : { title, status, detail, errors: faults },
  ({ status, message: title }, detail) => ({ type: 'about:blank', title, status, detail }),
];

/** Bodies of errors that documents commonly describe. */
const plainForms: readonly ErrorForm[] = [
  usualBody,
  ({ faults }, message) => ({ message, ...errorsOf(faults) }),
  (_, message) => ({ message }),
  (_, error) => ({ error }),
  (_, detail) => ({ detail }),
  ({ status: code }, message) => ({ code, message }),
  ({ status }, message) => ({ code: String(status), message }),
  ({ status }, message) => ({ status, message }),
  ({ message: error }, message) => ({ error, message }),
  ({ status: statusCode, message: error }, message) => ({ statusCode, error, message }),
  (_, message) => ({ error: { message } }),
  ({ status: code }, message) => ({ error: { code, message } }),
  ({ status }, message) => ({ error: { code: String(status), message } }),
  (_, message) => ({ errors: [{ message }] }),
  (_, text) => ({ errors: [text] }),
  ({ message: error }, error_description) => ({ error, error_description }),
];

/**
 * The body of an error in the first common form that the document allows; undefined if it allows none. For
 * `application/problem+json`, problem details are tried first.
 * @param type the media type that the document describes, of JSON
 * @param isValid whether the document allows a body
 */
export function errorInForm(
  problem: Problem,
  { type, isValid }: { readonly type: string; isValid(this: void, body: unknown): boolean },
): ReturnType<ErrorBody> | undefined {
  const text = reasonsOf(problem);
  const isDetails = type.startsWith('application/problem+');
  const forms = isDetails ? [...problemDetails, ...plainForms] : [...plainForms, ...problemDetails];
  for (const form of forms) {
    const body = form(problem, text);
    if (isValid(body))
      return { contentType: type.includes('*') ? 'application/json' : type, body: JSON.stringify(body) };
  }
  return undefined;
}

/** The reasons of a problem in one text: `query/page must be at least 1; body/name is missing`. */
export function reasonsOf({ message, faults }: Problem): string {
  const reasons = faults.map((fault) => `${fault.in}${fault.pointer} ${fault.message}`).join('; ');
  return reasons === '' ? message : reasons;
}

function errorsOf(faults: Problem['faults']): { readonly errors?: Problem['faults'] } {
  return faults.length === 0 ? {} : { errors: faults };
}
