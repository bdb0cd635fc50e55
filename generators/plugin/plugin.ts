import type { FindingDefinition } from '../diagnostics/definition.ts';
import type { Emitter } from '../emit/emitter.ts';
import type { Rule } from '../source/check/rule.ts';

/** What somebody adds to the toolkit. The toolkit's own emitters are a plug-in too. */
export interface Plugin {
  /** Lower-case letters, digits and dashes; the codes of its findings begin with it: `acme/no-verbs`. */
  readonly name: string;
  /** What `defineFindings` gave. Users set severities by these codes. */
  readonly findings?: { readonly definitions: Readonly<Record<string, FindingDefinition<never>>> };
  /** Checks of the document in normal form, after those of the toolkit. */
  readonly rules?: readonly Rule[];
  /** Artifacts. They are made unless `emitters` of the configuration, or `--only`, leaves them out. */
  readonly emitters?: readonly Emitter[];
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
