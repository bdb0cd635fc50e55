import { markdownText } from '../../code/markdown.ts';
import type { ApiModel } from '../../model/model.ts';
import type { Json } from '../../source/document.ts';
import { printBundle } from '../bundle/emitter.ts';
import type { OutputFile } from '../emitter.ts';
import type { PrintedPage } from './page.ts';
import { printYaml } from './yaml.ts';

/** What readers take away: the document in one file, as JSON and as YAML, and all pages as one text in Markdown. */
export function downloads({ bundle }: ApiModel, pages: readonly PrintedPage[]): readonly OutputFile[] {
  const text = printBundle(bundle);
  return [
    { path: 'openapi.json', text },
    { path: 'openapi.yaml', text: printYaml(JSON.parse(text) as Json) },
    {
      path: 'llms-full.txt',
      text: pages
        .flatMap(({ title, twin }) => (twin === undefined ? [] : [`# ${markdownText(title)}\n\n${twin}\n`]))
        .join('\n'),
    },
  ];
}
