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
  return [...files].flatMap(([path, text]) => {
    if (!path.startsWith('assets/validators/')) return [];
    const imported = [...text.matchAll(/^(?:im|ex)port [^;'"]* from '(\.[^']*)';$/gm)].map(
      ([, name]) => name ?? '',
    );
    return imported
      .filter((name) => !files.has(posix.join(posix.dirname(path), name)))
      .map((name) => `${path}: no module ${name}`);
  });
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
