import type { JsonObject } from '../../../generators/json/json.ts';
import { operation } from '../../types/model-of.ts';
import { get, type Parts } from '../documents.ts';
import { type Row } from './row.ts';

const withInfo = (info: JsonObject): Parts => ({ info: { title: 'Test', version: '1.0.0', ...info } });
const tagged = (tag: string, description = 'x'): Parts =>
  get({ tags: [tag] }, { tags: [{ name: tag, description }] });

export const metadata: readonly Row[] = [
  [
    'title-changed',
    withInfo({}),
    withInfo({ title: 'x' }),
    'documentation',
    'Readers see another title: it changes from Test to x.',
  ],
  [
    'version-changed',
    withInfo({}),
    withInfo({ version: '2.0.0' }),
    'documentation',
    'The version changes from 1.0.0 to 2.0.0.',
  ],
  [
    'description-changed',
    withInfo({}),
    withInfo({ description: 'x' }),
    'documentation',
    'Readers see another description of the document.',
  ],
  [
    'tag-added',
    get({ tags: ['a'] }),
    {
      paths: {
        '/pets': { get: operation({ tags: ['a'] }), post: operation({ operationId: 'b', tags: ['b'] }) },
      },
    },
    'documentation',
    'Readers see the group b.',
  ],
  [
    'tag-removed',
    tagged('a'),
    tagged('b'),
    'documentation',
    'Links to the documentation of the group a are broken.',
  ],
  [
    'tag-description-changed',
    tagged('a'),
    tagged('a', 'y'),
    'documentation',
    'Readers see another description of the group a.',
  ],
];
