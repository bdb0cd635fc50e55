import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { JsonObject } from '../document.ts';
import { isObject, memberOf, setMember } from '../member.ts';
import type { SourceFiles } from '../source-files.ts';
import { sections, type NamedKind } from '../structure.ts';
import type { Reference } from './collect.ts';
import { freeName, wantedName } from './names.ts';
import { componentReference } from './reference.ts';
import type { Target } from './target.ts';

/**
 * Moves every target that is no entry of the root's `components` there, leaving a reference in its old place, and
 * rewrites the references. Names do not depend on the order of the document: entries of the root that refer to a
 * target name it, and clashes are settled by the targets' files and pointers.
 */
export function hoistTargets(given: {
  root: JsonObject;
  references: readonly Reference[];
  files: SourceFiles;
}): Finding[] {
  const { root, references, files } = given;
  const findings: Finding[] = [];
  for (const kind of Object.keys(sections) as NamedKind[]) {
    const ofKind = references.filter((reference) => reference.kind === kind);
    if (ofKind.length > 0) findings.push(...new Hoist(root, files, kind).run(ofKind));
  }
  return findings;
}

class Hoist {
  readonly #findings: Finding[] = [];
  readonly #root: JsonObject;
  readonly #files: SourceFiles;
  readonly #kind: NamedKind;
  readonly #named: JsonObject;
  readonly #names = new Map<string, string>();
  readonly #taken: Set<string>;

  constructor(root: JsonObject, files: SourceFiles, kind: NamedKind) {
    this.#root = root;
    this.#files = files;
    this.#kind = kind;
    this.#named = memberObject(memberObject(root, 'components'), sections[kind]);
    this.#taken = new Set(Object.keys(this.#named));
  }

  run(references: readonly Reference[]): Finding[] {
    const targets = new Map<string, Target>();
    for (const { target } of references)
      if (this.#entryName(target) === undefined) targets.set(target.id, target);
    this.#claim(references);
    const ordered = [...targets].toSorted(([a], [b]) => (a < b ? -1 : 1));
    for (const [id, target] of ordered) if (!this.#names.has(id)) this.#name(id, target);
    for (const [id, target] of ordered) this.#move(target, this.#names.get(id) ?? '');
    for (const { holder, member, target } of references) {
      const name = this.#entryName(target) ?? this.#names.get(target.id) ?? '';
      setMember(holder, member, componentReference(this.#kind, name));
    }
    return this.#findings;
  }

  /** The name of a target that is an entry of the root's components. */
  #entryName({ file, tokens }: Target): string | undefined {
    const [components, section, name, deeper] = tokens;
    const isEntry = components === 'components' && section === sections[this.#kind] && deeper === undefined;
    return isEntry && file.value === this.#root ? name : undefined;
  }

  /** Entries of the root that are references to a target give it their name. */
  #claim(references: readonly Reference[]): void {
    const targets = new Map(
      references.filter(({ member }) => member === '$ref').map(({ holder, target }) => [holder, target]),
    );
    for (const name of Object.keys(this.#named).toSorted()) {
      const entry = this.#named[name];
      if (!isObject(entry) || Object.keys(entry).length !== 1) continue;
      const target = targets.get(entry);
      if (target === undefined || this.#entryName(target) !== undefined || this.#names.has(target.id))
        continue;
      this.#names.set(target.id, name);
    }
  }

  #name(id: string, target: Target): void {
    const wanted = wantedName(target);
    const name = freeName(wanted, target, this.#taken);
    this.#names.set(id, name);
    this.#taken.add(name);
    if (name === wanted || !isObject(target.value)) return;
    this.#findings.push(
      finding('source/renamed-component', { wanted, given: name }, this.#files.places.of(target.value)),
    );
  }

  #move(target: Target, name: string): void {
    const { value, parent, tokens } = target;
    const key = tokens.at(-1);
    if (parent !== undefined && key !== undefined) {
      const left: JsonObject = { $ref: componentReference(this.#kind, name) };
      setMember(parent as JsonObject, key, isObject(value) ? this.#files.places.inherit(left, value) : left);
    }
    setMember(this.#named, name, value);
  }
}

/** The object that is a member; made if there is none. */
function memberObject(object: JsonObject, name: string): JsonObject {
  const member = memberOf(object, name);
  if (isObject(member)) return member;
  const made: JsonObject = {};
  setMember(object, name, made);
  return made;
}
