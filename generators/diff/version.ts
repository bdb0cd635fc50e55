import type { ContractChange, ContractDiff } from './contract.ts';

/** The part of the version to increase: major for changes that break or may break, minor for additions. */
export function bumpOf(changes: readonly ContractChange[]): ContractDiff['bump'] {
  const kinds = new Set(changes.map(({ verdict }) => verdict.kind));
  if (kinds.has('breaks') || kinds.has('unknown')) return 'major';
  if (kinds.has('safe')) return 'minor';
  return kinds.has('documentation') ? 'patch' : 'none';
}

/**
 * The next version by Semantic Versioning 2.0.0: before 1.0.0, a breaking change increases the minor version (section
 * 4). Undefined for a version of another form.
 */
export function nextVersion(version: string, bump: ContractDiff['bump']): string | undefined {
  const match = /^(v?)(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:-[\w.-]{1,100})?(?:\+[\w.-]{1,100})?$/.exec(version);
  if (match === null) return undefined;
  const [, prefix = '', ...numbers] = match;
  const [major = 0, minor = 0, patch = 0] = numbers.map(Number);
  const isEarly = major === 0;
  switch (bump) {
    case 'none':
      return version;
    case 'major':
      return `${prefix}${isEarly ? `0.${minor + 1}.0` : `${major + 1}.0.0`}`;
    case 'minor':
      return `${prefix}${isEarly ? `0.${minor}.${patch + 1}` : `${major}.${minor + 1}.0`}`;
    case 'patch':
      return `${prefix}${major}.${minor}.${patch + 1}`;
  }
}
