import type { FindingDefinition } from '../diagnostics/definition.ts';
import type { Emitter } from '../emit/emitter.ts';
import type { Format } from '../formats/format.ts';
import type { Rule } from '../source/check/rule.ts';

/** An extension of the toolkit. The toolkit's own emitters are a plug-in too. */
export interface Plugin {
  /** Lower-case letters, digits and hyphens; the codes of its findings begin with it: `acme/no-verbs`. */
  readonly name: string;
  /** The result of `defineFindings`. Users set severities by these codes. */
  readonly findings?: { readonly definitions: Readonly<Record<string, FindingDefinition<never>>> };
  /** Checks of the document in normal form; they run after those of the toolkit. */
  readonly rules?: readonly Rule[];
  /**
   * Formats of texts or numbers, by the names that documents use in `format`. After a document was read with the
   * plug-in, the whole process knows them.
   */
  readonly formats?: Readonly<Record<string, PluginFormat>>;
  /**
   * Emitters of artifacts. They run unless they have `onRequest`, or `emitters` in the configuration, or `--only`, leaves
   * them out.
   */
  readonly emitters?: readonly Emitter[];
}

/** A format of a plug-in. Formats that the toolkit checks cannot be redefined. */
export interface PluginFormat extends Pick<Format, 'bounds' | 'nearMisses'> {
  /**
   * The function that checks values, and the URL of the module that exports it by its own name. The URL needs no file
   * extension: it is `.ts` beside sources and `.js` in packages. The module is copied into the output, so it must not
   * import anything; a JavaScript module needs its declarations beside it.
   */
  readonly check: { readonly module: URL } & (
    | { readonly type: 'string'; readonly test: (text: string) => boolean }
    | { readonly type: 'number'; readonly test: (number: number) => boolean }
  );
  /** At least two texts that match the format, which are shown and sent; none for a format of numbers. */
  readonly samples?: readonly string[];
}

/** The codes that a plug-in with this name may have. */
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
