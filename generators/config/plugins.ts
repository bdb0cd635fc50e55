import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { CheckedPlugins, GivenPlugin } from '../plugin/check.ts';
import { loadPlugin } from '../plugin/load.ts';
import { placeIn } from './check.ts';
import type { PlacedConfig } from './placed.ts';
import { reasonOf } from './read.ts';

/** The plug-ins of the configuration, then those of the command line. */
export async function loadPlugins(
  { config, folder, file }: PlacedConfig,
  named: readonly string[],
): Promise<CheckedPlugins> {
  const findings: Finding[] = [];
  const given: GivenPlugin[] = [];
  const all = [
    ...(config.plugins ?? []).map((plugin, index) => ({
      plugin,
      from: folder,
      at: file === undefined ? undefined : placeIn(file, ['plugins', index]),
    })),
    ...named.map((plugin) => ({ plugin, from: process.cwd(), at: undefined })),
  ];
  if (all.length === 0) return { plugins: [] };
  // Loaded only if there are plug-ins.
  const { checkPlugins } = await import('../plugin/check.ts');
  for (const { plugin, from, at } of all) {
    const label = typeof plugin === 'string' ? plugin : String(plugin.name);
    try {
      given.push({ value: typeof plugin === 'string' ? await loadPlugin(plugin, from) : plugin, label, at });
    } catch (error) {
      const reason = `cannot be loaded: ${reasonOf(error)}`;
      findings.push(finding('config/invalid-plugin', { name: label, reason }, at));
    }
  }
  return findings.length > 0 ? { findings } : checkPlugins(given);
}
