import { noPlaces } from '../../diagnostics/no-places.ts';
import { markdownText } from '../../code/markdown.ts';
import type { ApiModel } from '../../model/model.ts';
import type { Json } from '../../source/document.ts';
import { bundleEmitter } from '../bundle/emitter.ts';
import type { OutputFile } from '../emitter.ts';
import type { PrintedPage } from './page.ts';
import { printYaml } from './yaml.ts';

/** What readers take away: the document in one file, as JSON and as YAML, and all pages as one text in Markdown. */
export async function downloads(
  model: ApiModel,
  pages: readonly PrintedPage[],
): Promise<readonly OutputFile[]> {
  const { files } = await bundleEmitter.emit(model, noPlaces);
  return [
    ...files.flatMap((file) => [
      file,
      { path: file.path.replace(/\.json$/, '.yaml'), text: printYaml(JSON.parse(file.text) as Json) },
    ]),
    {
      path: 'llms-full.txt',
      text: pages
        .flatMap(({ title, twin }) => (twin === undefined ? [] : [`# ${markdownText(title)}\n\n${twin}\n`]))
        .join('\n'),
    },
  ];
}
