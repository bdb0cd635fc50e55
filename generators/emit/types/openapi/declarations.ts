import { componentSections, type Part } from './parts.ts';

/** Represents unknown lines. No document contains it: it is printed as an escape. */
const ANY = '\0';

/** The library's declaration for a name that the document does not have. */
export function emptyDeclaration(name: string): string {
  return `export type ${name} = Record<string, never>;\n`;
}

/** The texts of an interface with members, each of whose lines ends with a line break. */
export function interfaceOf(name: string, members: readonly string[]): readonly string[] {
  return [`export interface ${name} {\n`, ...members, '}\n'];
}

/** The texts of the interface of the components, with the members of each section. */
export function componentsOf(members: (section: string) => readonly string[]): readonly string[] {
  const lines = componentSections.flatMap((section) => {
    const inner = members(section);
    return inner.length === 0 ? [`    ${section}: never;\n`] : [`    ${section}: {\n`, ...inner, '    };\n'];
  });
  return interfaceOf('components', lines);
}

/** The lines of a part in the interface that the library declares for a document with only this part. */
export function membersOf({ root, section }: Pick<Part, 'root' | 'section'>, declared: string): string {
  if (declared === emptyDeclaration(root)) return '';
  const frame =
    section === undefined
      ? interfaceOf(root, [ANY])
      : componentsOf((each) => (each === section ? [ANY] : []));
  return between(frame.join(''), declared);
}

const FRAME_OF_OPERATIONS = interfaceOf('operations', [ANY]).join('');

/** The types of operations in declarations; undefined if there are other declarations. */
export function operationsIn(declared: string): string | undefined {
  const [start = ''] = FRAME_OF_OPERATIONS.split(ANY, 1);
  return declared.startsWith(start) ? between(FRAME_OF_OPERATIONS, declared) : undefined;
}

function between(frame: string, text: string): string {
  const [before = '', after = ''] = frame.split(ANY);
  if (!text.startsWith(before) || !text.endsWith(after))
    throw new Error('openapi-typescript declares something in another shape.');
  return text.slice(before.length, text.length - after.length);
}
