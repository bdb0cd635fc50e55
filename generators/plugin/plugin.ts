import type { FindingDefinition } from '../diagnostics/definition.ts';
import type { Emitter } from '../emit/emitter.ts';
import type { Format } from '../formats/format.ts';
import type { Rule } from '../source/rules/rule.ts';

/** An extension of the toolkit. */
export interface Plugin {
  /** Lower-case letters, digits and hyphens; the codes of its findings begin with it: `acme/no-verbs`. */
  readonly name: string;
  /** The result of `defineFindings`. Users set severities by these codes. */
  readonly findings?: { readonly definitions: Readonly<Record<string, FindingDefinition<never>>> };
  /** Checks of the document in normal form; they run after those of the toolkit. */
  readonly rules?: readonly Rule[];
  /**
   * Formats of texts or numbers, by the names that documents use in `format`. Once a document was read with the plug-in,
   * they are available in the whole process.
   */
  readonly formats?: Readonly<Record<string, PluginFormat>>;
  /** Emitters of artifacts. They run unless they have `onRequest`, or `emitters` or `--only` leave them out. */
  readonly emitters?: readonly Emitter[];
}

/** A format of a plug-in. Formats that the toolkit checks cannot be redefined. */
export interface PluginFormat extends Pick<Format, 'bounds' | 'nearMisses'> {
  /**
   * The function that checks values, and the URL of the module that exports it by its own name. The URL needs no file
   * extension, as sources are `.ts` and packages `.js`. The module is copied into the output, so it must not import
   * anything; the declarations of a JavaScript module have to be in the same folder.
   */
  readonly check: { readonly module: URL } & (
    | { readonly type: 'string'; readonly test: (text: string) => boolean }
    | { readonly type: 'number'; readonly test: (number: number) => boolean }
  );
  /** At least two texts that match the format, for documentation and requests; none for a format of numbers. */
  readonly samples?: readonly string[];
}

/** The codes of the findings of a plug-in. */
type CodeOf<Name extends string> = `${Name}/${string}`;

/** Declares a plug-in. The compiler checks that the codes of its findings begin with its name. */
export function definePlugin<const Name extends string, const Code extends CodeOf<Name> = never>(
  plugin: Omit<Plugin, 'name' | 'findings'> & {
    readonly name: Name;
    readonly findings?: { readonly definitions: { readonly [Each in Code]: FindingDefinition<never> } };
  },
): Plugin {
  return plugin;
}
