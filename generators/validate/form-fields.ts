import type { ParameterDescriptor } from '../../runtime/parameters/descriptor.ts';
import { splitName } from '../../runtime/parameters/nested-name.ts';

/** The field of an encoded name, without brackets. */
export function fieldOf(name: string): string {
  return String(splitName(name)[0] ?? '');
}

/** The undescribed names that cause findings: in a form that allows other fields, only those inside known fields. */
export function undescribedNames(
  unknown: readonly string[],
  form: { readonly fields: readonly ParameterDescriptor[]; readonly isClosed: boolean },
): readonly string[] {
  if (form.isClosed) return unknown;
  const known = new Set(form.fields.map(({ name }) => fieldOf(name)));
  return unknown.filter((name) => known.has(fieldOf(name)));
}
