/** Maximum number of globs; nobody writes more in braces. */
const maximalGlobs = 64;

/**
 * The globs without braces that are equivalent to a glob with braces: `*.{js,ts}` becomes `*.js` and `*.ts`. Braces may
 * be nested.
 * @returns undefined if the braces do not match, or expand to more than 64 globs
 */
export function expandBraces(glob: string): readonly string[] | undefined {
  const done: string[] = [];
  const open = [glob];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const braces = firstBraces(next);
    if (braces === 'unclosed' || done.length + open.length > maximalGlobs) return undefined;
    if (braces === undefined) done.push(next);
    else {
      const { start, end, parts } = braces;
      for (const part of parts.toReversed()) open.push(next.slice(0, start) + part + next.slice(end + 1));
    }
  }
  return done;
}

type Braces = { start: number; end: number; parts: readonly string[] };

/** The first braces of a glob, with the parts between their commas. */
function firstBraces(glob: string): Braces | 'unclosed' | undefined {
  const start = /^(?:[^\\{]|\\.?)*/su.exec(glob)?.[0].length ?? 0;
  if (start >= glob.length) return undefined;
  const parts: string[] = [];
  let depth = 0;
  let from = start + 1;
  for (let at = start; at < glob.length; at += 1) {
    const sign = glob.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth === 0 || (sign === ',' && depth === 1)) {
      parts.push(glob.slice(from, at));
      from = at + 1;
    }
    if (depth === 0) return { start, end: at, parts };
  }
  return 'unclosed';
}
