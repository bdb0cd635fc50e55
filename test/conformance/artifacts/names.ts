/** How the generated files name things, as a reader finds out by looking at a few of them. */

/** `listGroups` is in `list-groups`. */
export function fileOf(name: string): string {
  return name
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();
}

/** The types of `listGroups` start with `ListGroups`. */
export function typeOf(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
