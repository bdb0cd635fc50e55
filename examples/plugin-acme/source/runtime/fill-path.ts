/** What stands for a parameter of a path. */
export type PathValue = string | number | boolean;

/** The path of a template, with each value as one segment (RFC 3986, section 3.3). */
export function fillPath(template: string, values: Readonly<Record<string, PathValue>>): string {
  return template.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new TypeError(`The path needs a value for ${name}.`);
    return encodeURIComponent(value);
  });
}
