import type { FindingDefinition } from '../diagnostics/definition.ts';
import type { Emitter } from '../emit/emitter.ts';
import type { Format } from '../formats/format.ts';
import type { Rule } from '../source/check/rule.ts';

/** What somebody adds to the toolkit. The toolkit's own emitters are a plug-in too. */
export interface Plugin {
  /** Lower-case letters, digits and dashes; the codes of its findings begin with it: `acme/no-verbs`. */
  readonly name: string;
  /** What `defineFindings` gave. Users set severities by these codes. */
  readonly findings?: { readonly definitions: Readonly<Record<string, FindingDefinition<never>>> };
  /** Checks of the document in normal form, after those of the toolkit. */
  readonly rules?: readonly Rule[];
  /**
   * What `format` says of texts or numbers, by the names that documents use. They are known to the whole process once a
   * document is read with the plug-in.
   */
  readonly formats?: Readonly<Record<string, PluginFormat>>;
  /** Artifacts. They are made unless `emitters` of the configuration, or `--only`, leaves them out. */
  readonly emitters?: readonly Emitter[];
}

/** A format of a plug-in. Those that the toolkit checks cannot be described again. */
export interface PluginFormat extends Pick<Format, 'bounds' | 'nearMisses'> {
  /**
   * The function that checks values, and the module that exports it by its own name; its URL needs no ending, as it is
   * `.ts` beside sources and `.js` in packages. The output carries the module, so it imports nothing; as JavaScript it has
   * its declarations beside it.
   */
  readonly check: { readonly module: URL } & (
    | { readonly type: 'string'; readonly test: (text: string) => boolean }
    | { readonly type: 'number'; readonly test: (number: number) => boolean }
  );
  /** Two texts of the format at least, to be shown and sent; none where it is one of numbers. */
  readonly samples?: readonly string[];
}

/** Codes that the plug-in of a name may have. */
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
