import { segmentsOf } from '../../../json/pointer.ts';
import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import { setMember } from '../../../json/member.ts';
import type { Place, Places } from '../../../diagnostics/place.ts';
import { abbreviate } from '../../../json/abbreviate.ts';
import { isNamedKind, membersOf, type Kind, type Shape } from '../../document/structure.ts';
import { walk, type Node } from '../../document/walk.ts';
import { describeShape } from '../../document/shape-words.ts';
import { asking } from '../../rules/suggestion.ts';
import { nameOf } from '../../files/text-file.ts';
import { fullList, list, object, schema, type FieldType } from './field-type.ts';
import { fieldsOf, valuesOf32, schemaKeywords } from './fields.ts';
import { removeUnusable } from './remove-unusable.ts';
import { UnknownNames } from './unknown-names.ts';

/**
 * Checks every object of a document against the tables of OpenAPI 3.1, in place: values of the wrong type are removed
 * with a warning, so that later stages find only what they expect.
 */
export function conform(root: JsonObject, places: Places): Finding[] {
  const { findings, unusable } = conformPart({ value: root, shape: 'document' }, places);
  removeUnusable(root, unusable);
  return findings;
}

/** The same for an object of a known kind and its contents, except that unusable objects stay. */
export function conformPart(part: Node, places: Places): Pick<Conformer, 'findings' | 'unusable'> {
  const conformer = new Conformer(places);
  for (const { value, shape } of walk(part.value, part.shape)) conformer.check(value, shape);
  return conformer;
}

class Conformer {
  readonly findings: Finding[] = [];
  /** Objects that cannot be used, because a required field is missing or belongs to OpenAPI 3.2. */
  readonly unusable = new Set<JsonObject>();
  readonly #places: Places;
  readonly #unknown: UnknownNames;

  constructor(places: Places) {
    this.#places = places;
    this.#unknown = new UnknownNames(places);
  }

  check(value: JsonObject, kind: Kind): void {
    const isReference = isNamedKind(kind) && typeof value['$ref'] === 'string';
    if (isReference && kind !== 'schema') return;
    const { members, others } = membersOf(kind);
    const {
      fields,
      expected = [],
      required = [],
    } = kind === 'schema' ? { fields: schemaKeywords } : fieldsOf[kind];
    const names = Object.keys(value);
    for (const name of names) {
      const shape = Object.hasOwn(members, name) ? members[name] : undefined;
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (shape !== undefined) this.#checkShape({ value, name, shape, kind });
      else if (field !== undefined) this.#checkField({ value, name, field, kind });
      else if (name.startsWith('x-')) continue;
      else if (others !== undefined) this.#checkShape({ value, name, shape: others, kind });
      else this.#report(this.#unknown.of(value, name, kind));
    }
    // Documents have tens of thousands of objects, and few of them are incomplete.
    const at = (): Place | undefined => this.#places.of(value);
    if (kind === 'responses' && names.every((name) => name.startsWith('x-') || !Object.hasOwn(value, name)))
      this.#report(finding('openapi/missing-response', {}, nameOf(at())));
    for (const name of expected)
      if (value[name] === undefined)
        this.#report(finding('openapi/missing-field', { kind: describeShape(kind), name }, at()));
    for (const name of required) {
      if (value[name] !== undefined) continue;
      this.#report(finding('openapi/incomplete', { kind: describeShape(kind), name }, at()));
      this.unusable.add(value);
    }
  }

  #checkField({ value, name, field, kind }: Field & { field: FieldType }): void {
    const given = value[name] ?? null;
    if (field.accepts(given)) return;
    const at = this.#places.at(value, name);
    if (isNewer(kind, name, given)) {
      this.#report(finding('openapi/unsupported-field', { kind: describeShape(kind), name: given }, at));
      // It stays where it is required, so that it is not reported as missing: the object is left out.
      if (kind !== 'schema' && fieldsOf[kind].required?.includes(name) === true) this.unusable.add(value);
      else delete value[name];
      return;
    }
    const read = field.repair?.read(given);
    if (read === undefined) delete value[name];
    else setMember(value, name, typeof read === 'object' ? this.#places.inherit(read, value) : read);
    const outcome = read === undefined ? 'ignored' : (field.repair?.outcome ?? 'ignored');
    const code = kind === 'schema' ? 'schema/invalid-keyword' : 'openapi/wrong-type';
    const meant = typeof given === 'string' ? field.meant?.(given) : undefined;
    const edits =
      typeof given === 'string' && meant !== undefined && at !== undefined
        ? [{ at, replace: given, by: meant }]
        : [];
    const particulars = { name, wanted: field.wanted, found: describeValue(given), outcome };
    this.#report(finding(code, { ...particulars, hint: asking(meant) }, at, undefined, edits));
  }

  #checkShape({ value, name, shape, kind }: Field & { shape: Shape }): void {
    const given = value[name] ?? null;
    const container = typeof shape === 'string' ? typeOf(shape) : 'list' in shape ? listOf(kind) : object;
    if (!container.accepts(given)) {
      this.#reportMisfit(given, container, this.#places.at(value, name), kind);
      delete value[name];
      return;
    }
    if (typeof shape === 'string' || given === null || typeof given !== 'object') return;
    const inner = typeOf('list' in shape ? shape.list : shape.map);
    const misfits = Object.keys(given).filter((key) => !inner.accepts((given as JsonObject)[key] ?? null));
    if (misfits.length === 0) return;
    for (const key of misfits)
      this.#reportMisfit((given as JsonObject)[key] ?? null, inner, this.#places.at(given, key), kind);
    if (Array.isArray(given)) value[name] = this.#places.inherit(fitting(given, inner), given);
    else for (const key of misfits) delete given[key];
  }

  /** In YAML, a name without a value is an empty member. */
  #reportMisfit(value: Json, wanted: FieldType, at: Place | undefined, kind: Kind): void {
    const particulars = { name: lastToken(at), wanted: wanted.wanted, found: describeValue(value) };
    if (value !== null && kind !== 'schema')
      return this.#report(finding('openapi/malformed', particulars, at));
    const code = kind === 'schema' ? 'schema/invalid-keyword' : 'openapi/wrong-type';
    this.#report(finding(code, { ...particulars, outcome: 'ignored', hint: '' }, at));
  }

  #report(found: Finding | undefined): void {
    if (found !== undefined) this.findings.push(found);
  }
}

interface Field {
  readonly value: JsonObject;
  readonly name: string;
  readonly kind: Kind;
}

/** The items of a list that have a type. An invalid schema is replaced by one that accepts every value. */
function fitting(items: readonly Json[], type: FieldType): Json[] {
  if (type === schema) return items.map((item) => (type.accepts(item) ? item : true));
  return items.filter((item) => type.accepts(item));
}

function typeOf(kind: Kind): FieldType {
  return kind === 'schema' ? schema : object;
}

/** Lists of schemas inside schemas must not be empty. */
function listOf(kind: Kind): FieldType {
  return kind === 'schema' ? fullList : list;
}

function describeValue(value: Json): string {
  if (value === null) return 'nothing (null)';
  if (Array.isArray(value) && value.length === 0) return 'an empty list';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return abbreviate(value);
}

function lastToken(at: Place | undefined): string {
  return segmentsOf(at?.pointer ?? '').at(-1) ?? '';
}

/** Whether a field has a value that only OpenAPI 3.2 has. */
function isNewer(kind: Kind, name: string, given: Json): given is string {
  const { [kind]: named = {} } = valuesOf32;
  return typeof given === 'string' && Object.hasOwn(named, name) && named[name]?.includes(given) === true;
}
