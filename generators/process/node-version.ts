/** The oldest Node that runs the toolkit: `engines` of package.json. Generated code runs on 20.19 too. */
export const OLDEST_NODE = '22.19.0';

/** Why a version of Node (`20.20.2`) cannot run the toolkit, and what to do; undefined where it can. */
export function unsupportedNode(version: string): string | undefined {
  if (!isOlder(numbersOf(version), numbersOf(OLDEST_NODE))) return undefined;
  return [
    `forgespec needs Node ${OLDEST_NODE} or later; this is Node ${version}.`,
    'Install a newer Node, or put one into your project: npm i -D node@24. What forgespec generates runs on Node 20.19 too.',
  ].join('\n');
}

function numbersOf(version: string): readonly number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10));
}

function isOlder(left: readonly number[], right: readonly number[]): boolean {
  const index = right.findIndex((number, at) => number !== left[at]);
  return index !== -1 && (left[index] ?? 0) < (right[index] ?? 0);
}
