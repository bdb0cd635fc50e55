import { parentPort, workerData } from 'node:worker_threads';
import { keepCompiledCode } from '../compile-cache.ts';
import type { PartsRequest } from '../emit/docs/parts.ts';

// A setting of each thread, for what is imported afterwards.
keepCompiledCode();
const [{ loadModel }, { Navigation }, { siteOf }, { schemaPages }, { triedModules }] = await Promise.all([
  import('../pipeline.ts'),
  import('../emit/docs/navigation.ts'),
  import('../emit/docs/page.ts'),
  import('../emit/docs/schema-pages.ts'),
  import('../emit/docs/try/files.ts'),
]);

/** One job per thread: the path of a document comes in, then what its pages have in common; its parts of the site go out. */
const { document, root } = workerData as { document: string; root: string | undefined };
const { model } = await loadModel(document, { root });
const modules = model === undefined ? [] : await triedModules(model);
parentPort?.once('message', ({ guides, url, settings, references }: PartsRequest) => {
  if (model === undefined) throw new Error(`${document} has changed while it was read.`);
  const site = siteOf({ model, guides, url, settings });
  const schemas = schemaPages(site, new Navigation(site, references));
  parentPort?.postMessage({ modules, schemas }, []);
});
