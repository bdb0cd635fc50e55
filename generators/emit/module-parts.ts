/** A name that a module imports from another one, or re-exports. */
export interface LinkedName {
  readonly kind: 'import' | 'export';
  readonly isType: boolean;
  /** As written between the braces: `pipeline`, `Server as HttpServer`. */
  readonly text: string;
  /** Its name in this module. */
  readonly name: string;
  /** The module that it is from, as written: `./percent.js`. */
  readonly from: string;
}

/** The parts of a compiled module. */
export interface ModuleParts {
  readonly links: readonly LinkedName[];
  /** The names that it declares, without duplicates. */
  readonly declared: readonly string[];
  /** Everything except imports and re-exports. */
  readonly body: string;
}

const LINK =
  /^(?<kind>import|export)(?<type> type)? \{(?<names>[^{}]*)\} from (?<quote>['"])(?<from>[^'"\n]+)\k<quote>;\n?/gm;

const NO_EXPORTS = /^export \{\s*\};\n?/gm;

const DECLARED =
  /^(?:export )?(?:declare )?(?:abstract )?(?:async )?(?:class|const|function\*?|interface|let|type|var) (?<name>[\w$]+)/gm;

/** Imports and exports of other forms, and declarations of several names in one statement. */
const UNSUITABLE =
  /^(?:import\b|export (?:\*|\{|default\b|type \{)|(?:export )?(?:declare )?(?:const|let|var) (?:[[{]|[\w$]+,)).*/m;

/**
 * Parses a module of the runtime in the form that TypeScript prints: every statement begins at the start of a line.
 * Throws for other forms.
 * @param name the name of the module, for errors
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
