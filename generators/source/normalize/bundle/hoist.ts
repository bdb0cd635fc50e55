import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import { limits } from '../../files/limits.ts';
import { isObject, memberOf, setMember } from '../../../json/member.ts';
import type { SourceFiles } from '../../files/source-files.ts';
import { sections, type NamedKind } from '../../document/structure.ts';
import type { Part } from '../../document/walk.ts';
import { cloneValue } from './clone.ts';
import type { Reference } from './collect.ts';
import { FreeNames, wantedName } from './names.ts';
import { componentReference } from './reference.ts';
import type { Target } from './target.ts';

/**
 * Moves every target that is not an entry of the root's `components` there, leaves a reference in its old place, and
 * rewrites the references. Data and extensions are not changed. Names do not depend on the order of the document:
 * entries of the root that refer to a target name it, and clashes are resolved by the targets' files and pointers. New
 * entries are in the order in which the document refers to them.
 *
 * @param parts objects by their position in the structure of the document
 */
export function hoistTargets(
  root: JsonObject,
  references: readonly Reference[],
  parts: ReadonlyMap<object, Part>,
  files: SourceFiles,
): Finding[] {
  const context = { root, parts, files, copies: { left: limits.copiedValues } };
  const findings: Finding[] = [];
  const byKind = Map.groupBy(references, ({ kind }) => kind);
  for (const kind of Object.keys(sections) as NamedKind[]) {
    const ofKind = byKind.get(kind);
    if (ofKind !== undefined) findings.push(...new Hoist(context, kind).run(ofKind));
  }
  return findings;
}

interface Context {
  readonly root: JsonObject;
  readonly parts: ReadonlyMap<object, Part>;
  readonly files: SourceFiles;
  /** Number of values that may still be copied. */
  readonly copies: { left: number };
}

class Hoist {
  readonly #findings: Finding[] = [];
  readonly #context: Context;
  readonly #kind: NamedKind;
  readonly #named: JsonObject;
  readonly #names = new Map<string, string>();
  readonly #free: FreeNames;

  constructor(context: Context, kind: NamedKind) {
    this.#context = context;
    this.#kind = kind;
    this.#named = memberObject(memberObject(context.root, 'components'), sections[kind]);
    this.#free = new FreeNames(Object.keys(this.#named));
  }

  run(references: readonly Reference[]): Finding[] {
    const targets = new Map<string, Target>();
    for (const { target } of references)
      if (this.#entryName(target) === undefined) targets.set(target.id, target);
    this.#claim(references);
    const ordered = [...targets].toSorted(([a], [b]) => (a < b ? -1 : 1));
    for (const [id, target] of ordered) if (!this.#names.has(id)) this.#name(id, target);
    for (const [id, target] of targets) this.#move(target, this.#names.get(id) ?? '');
    const texts = new Map<string, string>();
    for (const { holder, member, target } of references) {
      const { id } = target;
      const text =
        texts.get(id) ?? componentReference(this.#kind, this.#entryName(target) ?? this.#names.get(id) ?? '');
      texts.set(id, text);
      setMember(holder, member, text);
    }
    return this.#findings;
  }

  /** The name of a target that is an entry of the root's components. */
  #entryName({ file, tokens }: Target): string | undefined {
    const [components, section, name, deeper] = tokens;
    const isEntry = components === 'components' && section === sections[this.#kind] && deeper === undefined;
    return isEntry && file.value === this.#context.root ? name : undefined;
  }

  /** Entries of the root that are references to a target name it. */
  #claim(references: readonly Reference[]): void {
    const named = this.#named;
    const names = Object.keys(named).filter((name) => isOnlyReference(named[name]));
    if (names.length === 0) return;
    const targets = new Map<Json, Target>(
      references.filter(({ member }) => member === '$ref').map(({ holder, target }) => [holder, target]),
    );
    for (const name of names.toSorted()) {
      const target = targets.get(named[name] ?? null);
      if (target !== undefined && this.#entryName(target) === undefined && !this.#names.has(target.id))
        this.#names.set(target.id, name);
    }
  }

  #name(id: string, target: Target): void {
    const wanted = wantedName(target);
    const name = this.#free.take(wanted, target);
    this.#names.set(id, name);
    if (name === wanted || !isObject(target.value)) return;
    const at = this.#context.files.places.of(target.value);
    this.#findings.push(finding('source/renamed-component', { wanted, given: name }, at));
  }

  #move(target: Target, name: string): void {
    const { value, parent, tokens } = target;
    const key = tokens.at(-1);
    // If the structure requires another kind of object at a place, it has a copy.
    if (parent !== undefined && key !== undefined && isObject(value) && memberOf(parent, key) === value)
      setMember(parent as JsonObject, key, this.#leave(target, value, name));
    setMember(this.#named, name, value);
  }

  /** The replacement of a moved target: a reference in the structure, but the original value in data and extensions. */
  #leave({ file }: Target, value: JsonObject, name: string): Json {
    const { root, parts, files, copies } = this.#context;
    const reference = files.places.inherit<JsonObject>({ $ref: componentReference(this.#kind, name) }, value);
    if (parts.has(value)) return reference;
    if (file.value !== root) return value;
    const clone = cloneValue(value, files.places, copies.left);
    copies.left -= clone?.size ?? 0;
    return clone?.copy ?? reference;
  }
}

function isOnlyReference(entry: Json | undefined): boolean {
  return isObject(entry) && Object.hasOwn(entry, '$ref') && Object.keys(entry).length === 1;
}

/** The object in a member; created if there is none. */
function memberObject(object: JsonObject, name: string): JsonObject {
  const member = memberOf(object, name);
  if (isObject(member)) return member;
  const made: JsonObject = {};
  setMember(object, name, made);
  return made;
}
