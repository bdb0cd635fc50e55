import type { ParameterDescriptor } from '../../runtime/parameters/descriptor.ts';
import { splitName } from '../../runtime/parameters/nested-name.ts';

/** The field that a name on the wire belongs to, without brackets. */
export function fieldOf(name: string): string {
  return String(splitName(name)[0] ?? '');
}

/** Of the names that nothing describes those that give findings: in a form that may hold more, only inside known fields. */
export function undescribedNames(
  unknown: readonly string[],
  form: { readonly fields: readonly ParameterDescriptor[]; readonly isClosed: boolean },
): readonly string[] {
  if (form.isClosed) return unknown;
  const known = new Set(form.fields.map(({ name }) => fieldOf(name)));
  return unknown.filter((name) => known.has(fieldOf(name)));
}
