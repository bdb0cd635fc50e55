/** Computes a function of an immutable object once, and keeps the result as long as the object exists. */
export function memoize<From extends object, Result>(
  compute: (from: From) => Result,
): (from: From) => Result {
  const results = new WeakMap<From, { readonly result: Result }>();
  return (from) => {
    const cached = results.get(from) ?? { result: compute(from) };
    results.set(from, cached);
    return cached.result;
  };
}

/** Texts whose results are kept at most; the descriptions of a large document are half as many. */
const MOST_TEXTS = 20_000;

/**
 * Computes a function of a text once, as documents repeat texts. All results are dropped when there are too many, as each
 * edit brings other texts.
 */
export function memoizeText<Result>(
  compute: (text: string) => Result,
  most: number = MOST_TEXTS,
): (text: string) => Result {
  const results = new Map<string, { readonly result: Result }>();
  return (text) => {
    const cached = results.get(text) ?? { result: compute(text) };
    if (results.size >= most) results.clear();
    results.set(text, cached);
    return cached.result;
  };
}

/** Creates a value at its first use. */
export function lazy<Value>(create: () => Value): () => Value {
  let created: { readonly value: Value } | undefined;
  return () => (created ??= { value: create() }).value;
}
