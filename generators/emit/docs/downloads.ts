import type { ApiModel } from '../../model/model.ts';
import type { Json } from '../../source/document.ts';
import { printBundle } from '../bundle/emitter.ts';
import type { OutputFile } from '../emitter.ts';
import { printYaml } from './yaml.ts';

/** The document in one file, as JSON and as YAML, for readers to take away. */
export function downloads({ bundle }: ApiModel): readonly OutputFile[] {
  const text = printBundle(bundle);
  return [
    { path: 'openapi.json', text },
    { path: 'openapi.yaml', text: printYaml(JSON.parse(text) as Json) },
  ];
}
