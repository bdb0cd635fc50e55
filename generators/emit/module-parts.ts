/** A name that a module takes from another one, or gives on from there. */
export interface LinkedName {
  readonly kind: 'import' | 'export';
  readonly isType: boolean;
  /** As written between the braces: `pipeline`, `Server as HttpServer`. */
  readonly text: string;
  /** The name that it has here. */
  readonly name: string;
  /** The module that it is from, as written: `./percent.js`. */
  readonly from: string;
}

/** What a compiled module is made of. */
export interface ModuleParts {
  readonly links: readonly LinkedName[];
  /** The names that it declares, each once. */
  readonly declared: readonly string[];
  /** Everything but imports and re-exports. */
  readonly body: string;
}

const LINK =
  /^(?<kind>import|export)(?<type> type)? \{(?<names>[^{}]*)\} from (?<quote>['"])(?<from>[^'"\n]+)\k<quote>;\n?/gm;

const NO_EXPORTS = /^export \{\s*\};\n?/gm;

const DECLARED =
  /^(?:export )?(?:declare )?(?:abstract )?(?:async )?(?:class|const|function\*?|interface|let|type|var) (?<name>[\w$]+)/gm;

/** Imports and exports of other forms, and declarations of several names at once. */
const UNSUITABLE =
  /^(?:import\b|export (?:\*|\{|default\b|type \{)|(?:export )?(?:declare )?(?:const|let|var) (?:[[{]|[\w$]+,)).*/m;

/**
 * Takes a module of the runtime apart, as TypeScript has printed it: what begins a line is a statement. Throws where its
 * form is another one.
 * @param name says which module it is, in errors
 * @param text a script or declarations
 */
export function parseModule(name: string, text: string): ModuleParts {
  const body = text.replaceAll(LINK, '').replaceAll(NO_EXPORTS, '').trim();
  const unsuitable = UNSUITABLE.exec(body)?.[0];
  if (unsuitable !== undefined) throw new Error(`runtime/${name} cannot be joined: ${unsuitable}`);
  // A function with overloads is declared several times.
  const declared = new Set([...body.matchAll(DECLARED)].map(({ groups }) => groups?.['name'] ?? ''));
  return {
    links: [...text.matchAll(LINK)].flatMap(({ groups }) => linksOf(groups ?? {})),
    declared: [...declared],
    body,
  };
}

function linksOf(groups: Readonly<Record<string, string | undefined>>): readonly LinkedName[] {
  const { kind, type, names = '', from = '' } = groups;
  return names
    .split(',')
    .map((written) => written.trim())
    .filter((written) => written !== '')
    .map((written) => {
      const text = written.replace(/^type /, '');
      return {
        kind: kind === 'export' ? 'export' : 'import',
        isType: type !== undefined || text !== written,
        text,
        name: text.replace(/^.* as /, ''),
        from,
      };
    });
}
