import type { Client } from '../../../runtime/client/client.ts';
import { writeJson } from '../../../runtime/client/json-body.ts';
import type { Operation, Values } from '../../../runtime/client/operation.ts';
import { segment } from '../../../runtime/client/path.ts';
import { writePlainQuery } from '../../../runtime/client/plain.ts';
import { readStream } from '../../../runtime/client/read-stream.ts';

const common = {
  writeUrl: ({ baseUrl }: Client, values: Values) => `${baseUrl}/things/` + segment(values, 'id'),
  accept: 'application/json',
} as const;

export const getThing: Operation = { ...common, name: 'getThing', method: 'GET' };
export const deleteThing: Operation = { ...common, name: 'deleteThing', method: 'DELETE' };
export const createThing: Operation = {
  name: 'createThing',
  method: 'POST',
  writeUrl: ({ baseUrl }) => `${baseUrl}/things`,
  contentType: 'application/json',
  write: writeJson,
  accept: 'application/json',
};
export const listThings: Operation = {
  name: 'listThings',
  method: 'GET',
  writeUrl: ({ baseUrl }, values) => `${baseUrl}/things` + writePlainQuery(values),
  accept: 'application/json',
};
export const downloadThing: Operation = {
  ...common,
  name: 'downloadThing',
  method: 'GET',
  accept: '*/*',
  read: readStream,
};
