/** A step into a nested value: to a member of an object, or to the end of a list (`[]`). */
export type Step = string | typeof append;

export const append: unique symbol = Symbol('append');

/**
 * The steps of a decoded name, as in Rack: `a[k][]` is `a`, `k`, append. Brackets that do not pair up are ordinary
 * characters, text after a closing bracket is another member (`a[b]c` is `a[b][c]`), and a bracket at the start belongs to
 * the name. The empty name has no steps.
 */
export function splitName(name: string): Step[] {
  if (name === '') return [];
  const nesting = name.indexOf('[', 1);
  if (nesting === -1 || nesting === name.length - 1) return [name];
  const steps: Step[] = [name.slice(0, nesting)];
  for (let at = nesting; at < name.length;) {
    const rest = name.slice(at);
    if (rest === '[]' || (rest.startsWith('[]') && steps.at(-1) !== append)) {
      steps.push(append);
      at += 2;
    } else {
      const key = keyAt(rest);
      steps.push(key.name);
      at += key.length;
    }
  }
  return steps;
}

/** The name of steps: the inverse of `splitName` for steps without brackets. */
export function joinName(steps: readonly Step[]): string {
  return steps.map((step, index) => (step === append ? '[]' : index === 0 ? step : `[${step}]`)).join('');
}

/** The number of members in the steps. */
export function depthOf(steps: readonly Step[]): number {
  return steps.filter((step) => step !== append).length;
}

/** The next member. Directly after another `[]`, `[]` is the name of a member, as Rack has no empty names. */
function keyAt(rest: string): { name: string; length: number } {
  const whole = { name: rest, length: rest.length };
  if (!rest.startsWith('[')) return whole;
  if (rest.startsWith('[]')) return { name: '[]', length: 2 };
  const end = rest.indexOf(']', 1);
  if (end === -1 || rest.slice(end + 1) === '[') return whole;
  return { name: rest.slice(1, end), length: end + 1 };
}
