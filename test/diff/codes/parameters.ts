import type { JsonObject } from '../../../generators/json/json.ts';
import { jsonContent } from '../../types/model-of.ts';
import { get, type Parts } from '../documents.ts';
import { type Row } from './row.ts';

const query = (parts: JsonObject): Parts =>
  get({ parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' }, ...parts }] });

export const parameters: readonly Row[] = [
  [
    'parameter-added',
    get({}),
    query({}),
    'safe',
    'Callers may send query parameter limit of GET /pets, but need not.',
  ],
  [
    'required-parameter-added',
    get({}),
    query({ required: true }),
    'breaks',
    'Callers who do not send query parameter limit of GET /pets are refused: the parameter is new and required.',
  ],
  [
    'parameter-removed',
    query({}),
    get({}),
    'breaks',
    'Callers who send query parameter limit of GET /pets are refused, or it is ignored: the document does not describe it any more.',
  ],
  [
    'parameter-moved',
    query({}),
    query({ in: 'header' }),
    'breaks',
    'Callers who send query parameter limit of GET /pets as before are not understood: its location changes from query to header.',
  ],
  [
    'parameter-required',
    query({}),
    query({ required: true }),
    'breaks',
    'Callers who leave out query parameter limit of GET /pets are refused: it was optional and is required.',
  ],
  [
    'parameter-optional',
    query({ required: true }),
    query({}),
    'safe',
    'Callers may leave out query parameter limit of GET /pets.',
  ],
  [
    'parameter-style-changed',
    query({ schema: { type: 'array' } }),
    query({ schema: { type: 'array' }, style: 'pipeDelimited', explode: true }),
    'breaks',
    'Callers who write query parameter limit of GET /pets as before are not understood: its style changes from form to pipeDelimited.',
  ],
  [
    'parameter-explode-changed',
    query({ schema: { type: 'array' } }),
    query({ schema: { type: 'array' }, explode: false }),
    'breaks',
    'Callers who write the entries of query parameter limit of GET /pets as before are not understood: explode changes from true to false.',
  ],
  [
    'parameter-reserved-changed',
    query({}),
    query({ allowReserved: true }),
    'unknown',
    'Callers may have to encode query parameter limit of GET /pets in another way: allowReserved changes from false to true.',
  ],
  [
    'parameter-empty-changed',
    query({ allowEmptyValue: true }),
    query({}),
    'unknown',
    'Callers who send query parameter limit of GET /pets empty may not be understood: allowEmptyValue changes from true to false.',
  ],
  [
    'parameter-content-changed',
    query({}),
    get({ parameters: [{ name: 'limit', in: 'query', content: jsonContent({ type: 'integer' }) }] }),
    'breaks',
    'Callers who write query parameter limit of GET /pets as before are not understood: its content changes from a schema to application/json.',
  ],
  [
    'parameter-deprecated',
    query({}),
    query({ deprecated: true }),
    'documentation',
    'Callers should stop sending query parameter limit of GET /pets: it is deprecated.',
  ],
  [
    'parameter-deprecated-no-longer',
    query({ deprecated: true }),
    query({}),
    'documentation',
    'Callers may go on sending query parameter limit of GET /pets: it is no longer deprecated.',
  ],
  [
    'parameter-description-changed',
    query({}),
    query({ description: 'x' }),
    'documentation',
    'Readers see another description of query parameter limit of GET /pets.',
  ],
];
