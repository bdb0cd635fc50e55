import { posix } from 'node:path';

/** What is wrong with the links of a site: files, modules and anchors that are not there, ids that are there twice. */
export function brokenLinks(files: ReadonlyMap<string, string>): readonly string[] {
  const pages = [...files].filter(([path]) => path.endsWith('.html'));
  const anchors = new Map(pages.map(([path, text]) => [path, idsOf(text)]));
  const faults: string[] = [];
  for (const [path, text] of pages) {
    const ids = anchors.get(path) ?? [];
    if (new Set(ids).size !== ids.length)
      faults.push(`${path}: ${ids.find((id, index) => ids.indexOf(id) !== index)} twice`);
    for (const address of new Set(addressesOf(text))) {
      if (/^(?:https?|mailto):/.test(address)) continue;
      const [target = '', fragment] = address.split('#');
      const file = target === '' ? path : posix.join(posix.dirname(path), decodeURIComponent(target));
      if (!files.has(file)) faults.push(`${path}: ${address}`);
      else if (
        fragment !== undefined &&
        file.endsWith('.html') &&
        anchors.get(file)?.includes(decodeURIComponent(fragment)) !== true
      ) {
        faults.push(`${path}: no anchor ${address}`);
      }
    }
  }
  return [...faults, ...missingModules(files)];
}

/** Modules of the site that others import and that are not there. */
function missingModules(files: ReadonlyMap<string, string>): readonly string[] {
  return modulesOf(files).flatMap(([path, text]) =>
    importsOf(path, text)
      .filter((imported) => !files.has(imported))
      .map((imported) => `${path}: no module ${imported}`),
  );
}

/** Modules of checks that no form of a page loads. */
export function unusedModules(files: ReadonlyMap<string, string>): readonly string[] {
  const modules = new Map(modulesOf(files));
  const pages = [...files.values()].map((text) => /\sdata-operation="([^"]*)"/.exec(text)?.[1]);
  const used = new Set(pages.map((name) => `assets/validators/operations/${name}.js`));
  // Iteration of a set includes items that are added meanwhile.
  for (const path of used)
    for (const imported of importsOf(path, modules.get(path) ?? '')) used.add(imported);
  return [...modules.keys()].filter((path) => !used.has(path));
}

function modulesOf(files: ReadonlyMap<string, string>): readonly (readonly [path: string, text: string])[] {
  return [...files].filter(([path]) => path.startsWith('assets/validators/'));
}

function importsOf(path: string, text: string): readonly string[] {
  const names = [...text.matchAll(/^(?:im|ex)port [^;'"]* from '(\.[^']*)';$/gm)].map(
    ([, name]) => name ?? '',
  );
  return names.map((name) => posix.join(posix.dirname(path), name));
}

function idsOf(text: string): readonly string[] {
  return [...text.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => decode(id ?? ''));
}

function addressesOf(text: string): readonly string[] {
  return [...text.matchAll(/<[a-z][^<>]*?\s(?:href|src)="([^"]*)"/g)].map(([, address]) =>
    decode(address ?? ''),
  );
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&(?:amp|#x26);/g, '&');
}
