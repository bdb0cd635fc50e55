/** A semantic version (semver 2.0.0); two numbers mean `X.Y.0`. */
export interface Version {
  readonly numbers: readonly [number, number, number];
  /** The part after `-`; empty for a stable version. */
  readonly preRelease: string;
}

const form =
  /^v?(?<major>\d{1,15})\.(?<minor>\d{1,15})(?:\.(?<patch>\d{1,15}))?(?:-(?<pre>[0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;

/** A version with an optional leading `v`; undefined if the text is not a version. */
export function readVersion(text: string): Version | undefined {
  const found = form.exec(text)?.groups;
  if (found === undefined) return undefined;
  const { major, minor, patch = '0', pre = '' } = found;
  return { numbers: [Number(major), Number(minor), Number(patch)], preRelease: pre };
}

/** Negative if the first version comes before the second one (semver 2.0.0, 11); the part after `+` is ignored. */
export function compareVersions(one: Version, other: Version): number {
  for (const [index, number] of one.numbers.entries()) {
    const difference = number - (other.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (one.preRelease === '' || other.preRelease === '') {
    return Number(one.preRelease === '') - Number(other.preRelease === '');
  }
  return comparePreReleases(one.preRelease.split('.'), other.preRelease.split('.'));
}

function comparePreReleases(one: readonly string[], other: readonly string[]): number {
  for (const [index, part] of one.entries()) {
    const against = other[index];
    if (against === undefined) return 1;
    const difference = compareParts(part, against);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

function compareParts(one: string, other: string): number {
  const [first, second] = [/^\d+$/.test(one), /^\d+$/.test(other)];
  if (first && second) return Number(one) - Number(other);
  if (first !== second) return first ? -1 : 1;
  return one === other ? 0 : one < other ? -1 : 1;
}

/** The newest stable version below `version` among the names of tags, `vX.Y.Z` or `X.Y.Z` (Part B 4.3). */
export function tagBefore(version: Version, tags: readonly string[]): string | undefined {
  let best: { readonly tag: string; readonly version: Version } | undefined;
  for (const tag of tags) {
    const found = /^v?\d+\.\d+\.\d+$/.test(tag) ? readVersion(tag) : undefined;
    if (found === undefined || compareVersions(found, version) >= 0) continue;
    if (best === undefined || compareVersions(found, best.version) > 0) best = { tag, version: found };
  }
  return best?.tag;
}
