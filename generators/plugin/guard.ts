import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Emitter } from '../emit/emitter.ts';
import { printUnits } from '../emit/print-units.ts';
import { UnitCache } from '../emit/unit-cache.ts';
import { memoize } from '../incremental/memoize.ts';
import { versionsOf, type Versions } from '../incremental/versions.ts';
import type { ApiModel } from '../model/model.ts';
import type { Rule } from '../source/rules/rule.ts';
import { definitionsOf } from './definitions.ts';
import { frozenData } from './frozen.ts';
import type { Plugin } from './plugin.ts';
import { checkedEmission, checkedFindings } from './results.ts';
import { resultOf } from './user-code.ts';

/** The rules of plug-ins. A rule that throws, or whose result is not valid, is reported by a finding. */
export function rulesOf(plugins: readonly Plugin[]): readonly Rule[] {
  const codes = new Set(definitionsOf(plugins).keys());
  return plugins.flatMap(({ name, rules = [] }) =>
    rules.map((rule, index): Rule => {
      const part = `rule ${rule.name === '' ? String(index + 1) : rule.name}`;
      return (document) => {
        try {
          return checkedFindings([...rule(document)], codes);
        } catch (error) {
          return [failed(name, part, error)];
        }
      };
    }),
  );
}

/** The emitters of plug-ins, guarded in the same way. Their units are printed here, and their model is frozen. */
export function emittersOf(plugins: readonly Plugin[]): readonly Emitter[] {
  const codes = new Set(definitionsOf(plugins).keys());
  return plugins.flatMap(({ name, emitters = [] }) =>
    emitters.map((emitter): Emitter => {
      const caches = memoize((_versions: Versions<ApiModel>) => new UnitCache());
      return {
        name: emitter.name,
        summary: emitter.summary,
        ...(emitter.onRequest === undefined ? {} : { onRequest: emitter.onRequest }),
        ...(emitter.needs === undefined ? {} : { needs: emitter.needs }),
        async emit(model, places) {
          try {
            const versions = versionsOf(model);
            const emission = emitter.emit(frozenData(model), places);
            const printed = await resultOf(printUnits(emission, versions && caches(versions)));
            return checkedEmission(printed, codes);
          } catch (error) {
            return { files: [], findings: [failed(name, `emitter ${emitter.name}`, error)] };
          }
        },
      };
    }),
  );
}

function failed(plugin: string, part: string, error: unknown): Finding {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return finding('config/plugin-failed', { plugin, part, reason: firstLines(reason) });
}

/** The message of an error and the place where it was thrown, on one line. */
function firstLines(text: string): string {
  return text
    .split('\n')
    .slice(0, 2)
    .map((line) => line.trim())
    .join(' ');
}
