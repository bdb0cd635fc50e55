import { generatedHeader } from '../../../code/comment.ts';
import type { JsonObject } from '../../../source/document.ts';
import { isObject } from '../../../source/member.ts';
import { printPart, type PrintedPart } from './adapter.ts';
import { componentsOf, emptyDeclaration, interfaceOf, operationsIn } from './declarations.ts';
import { componentSections, type Part } from './parts.ts';
import { Surroundings } from './surroundings.ts';

/**
 * The `paths`, `components` and `operations` types of consecutive documents, as openapi-typescript prints them. Each
 * path, webhook and component is printed separately. For the next document, only changed objects are printed, and those
 * that depend on one.
 */
export class OpenApiTypes {
  #surroundings: Surroundings | undefined;
  #printed: ReadonlyMap<string, PrintedPart> = new Map();

  /**
   * The texts that follow each other in the module. As one text they would be copied for every edit.
   * @param document OpenAPI 3.1 with local references only
   */
  print(document: JsonObject): readonly string[] {
    const surroundings = new Surroundings(document, this.#surroundings);
    const known = surroundings.facts === this.#surroundings?.facts ? this.#printed : undefined;
    this.#surroundings = surroundings;
    this.#printed = new Map(
      surroundings.parts.map((part) => {
        const before = known?.get(part.key);
        const isSame = before !== undefined && isAsBefore(before, part, surroundings);
        return [part.key, isSame ? before : printPart(part, surroundings)];
      }),
    );
    const printed = surroundings.parts.flatMap((part) => {
      const own = this.#printed.get(part.key);
      return own === undefined ? [] : [{ ...part, ...own }];
    });
    return [`${generatedHeader.toString()}\n\n`, ...join(document, printed)];
  }
}

function isAsBefore(before: PrintedPart, { node }: Part, surroundings: Surroundings): boolean {
  return before.node === node && before.found.every((found) => surroundings.isAsBefore(found));
}

/** The texts of the module that the library would print for the whole document. */
function join({ components }: JsonObject, printed: readonly (Part & PrintedPart)[]): readonly string[] {
  const bySection = Map.groupBy(printed, ({ root, section }) => section ?? root);
  const membersIn = (section: string): readonly string[] =>
    (bySection.get(section as Part['root']) ?? []).flatMap(({ text }) => (text === '' ? [] : [text]));
  const order = ['paths', 'webhooks', ...componentSections] as const;
  const footer = order.flatMap((section) => bySection.get(section) ?? []).flatMap((part) => part.footer);
  const operations = footer.flatMap((text) => operationsIn(text) ?? []);
  const further = footer.map((text) => (operationsIn(text) === undefined ? text : OPERATIONS));
  return [
    ...(['paths', 'webhooks'] as const).flatMap((root) => {
      const members = membersIn(root);
      return members.length === 0 ? [emptyDeclaration(root)] : interfaceOf(root, members);
    }),
    ...(isObject(components) ? componentsOf(membersIn) : [emptyDeclaration('components')]),
    emptyDeclaration('$defs'),
    ...[...new Set(further)].flatMap((text) =>
      text === OPERATIONS ? interfaceOf('operations', operations) : [text],
    ),
    ...(further.includes(OPERATIONS) ? [] : [emptyDeclaration('operations')]),
  ];
}

/** Stands for the interface of all operations, which is declared once. */
const OPERATIONS = '\0';
