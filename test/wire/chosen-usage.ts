import { given } from './chosen-document.ts';

/** Arguments are those of the media type. */
export const chosenUsage = `
import {
  createClient, patchThing, putClash, putForm, putImage, putList, putNote, putOption, putPart, putSame, putText,
  putTwin, putUpload,
} from './client/index.js';

const client = createClient({ baseUrl: 'http://localhost' });
const file = new Blob([]);
patchThing(client, { name: 'a', size: 1 });
patchThing(client, { contentType: '${given.patch}', name: null });
patchThing(client, { contentType: '${given.patch}' });
// @ts-expect-error null is for the patch
patchThing(client, { name: null, size: 1 });
// @ts-expect-error the patch has no size
patchThing(client, { contentType: '${given.patch}', size: 1 });
// @ts-expect-error the size is missing
patchThing(client, { contentType: 'application/json', name: 'a' });
putList(client, { body: ['a'] });
putList(client, { contentType: '${given.second}', body: { items: ['a'] } });
// @ts-expect-error this is the body of the other media type
putList(client, { contentType: '${given.second}', body: ['a'] });
// @ts-expect-error this too
putList(client, { body: { items: ['a'] } });
putTwin(client);
putTwin(client, { contentType: 'application/vnd.twin+json', name: 'a' });
// @ts-expect-error there is no such media type
putTwin(client, { contentType: 'text/plain', name: 'a' });
putClash(client, { body: { contentType: 'a' } });
putClash(client, { contentType: '${given.second}', body: { other: 1 } });
putForm(client, { note: 'a', file });
putForm(client, { contentType: 'multipart/form-data;version=2', ids: [1], file });
putForm(client, { contentType: 'multipart/mixed', other: 'a' });
// @ts-expect-error this is a member of another form
putForm(client, { contentType: 'multipart/form-data;version=2', note: 'a', file });
putImage(client, { contentType: 'image/jpeg', body: file });
// @ts-expect-error there is no such media type
putImage(client, { contentType: 'image/gif', body: file });
putText(client, { contentType: 'text/markdown', body: 'a' });
putOption(client);
putOption(client, { contentType: '${given.second}', young: 1 });
// @ts-expect-error this is the body of the other version
putOption(client, { young: 1 });
putNote(client, { body: { note: 'a' } });
putNote(client, { contentType: 'text/plain', body: 'a' });
putNote(client, { contentType: 'application/octet-stream', body: file });
// @ts-expect-error a text is of another media type
putNote(client, { body: 'a' });
putUpload(client, { file, note: 'a' });
putUpload(client, { contentType: 'application/json', url: 'a', note: 'b' });
// @ts-expect-error JSON has no files
putUpload(client, { contentType: 'application/json', file, note: 'b' });
putSame(client, { note: 'a' });
// @ts-expect-error there is nothing to choose
putSame(client, { contentType: 'application/x-www-form-urlencoded', note: 'a' });
putPart(client, { note: 'a' });
`;
