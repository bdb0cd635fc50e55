import type { JsonObject } from '../json/json.ts';
import { linkTarget } from '../source/references/link-target.ts';
import { isObject } from '../json/member.ts';
import type { Link } from './model.ts';
import { entries, text, type NodeReader } from './node-reader.ts';
import { readServer } from './servers.ts';

/** The links of a response, in order of the document. */
export function readLinks(reader: NodeReader, response: JsonObject): readonly Link[] {
  return entries(response, 'links').flatMap(([name, value]): readonly Link[] => {
    const node = reader.resolve(value);
    if (node === undefined) return [];
    return [
      {
        name,
        description: text(node, 'description'),
        target: text(node, 'operationId') ?? text(node, 'operationRef') ?? '',
        key: linkTarget(node),
        parameters: isObject(node['parameters']) ? node['parameters'] : {},
        requestBody: node['requestBody'],
        server: isObject(node['server']) ? readServer(node['server']) : undefined,
        at: reader.place(node),
      },
    ];
  });
}
