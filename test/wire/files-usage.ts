/** What may be sent, and what a handler is given: each line that must not compile says so. */
export const filesUsage = `
import { createClient, sendForm } from './client/index.js';
import type { SendFormHandler } from './server/operations/send-form.js';
import type { UploadedFile } from './server/index.js';

const client = createClient({ baseUrl: 'http://localhost' });
const blob = new Blob(['x']);
sendForm(client, { domain: 'a', plain: blob, named: blob, all: blob, any: blob, anyNamed: blob, one: blob, orNull: blob, list: [blob] });
sendForm(client, { domain: 'a', any: 'text', anyNamed: 'text', one: 'text', orNull: null, list: ['text', blob] });
sendForm(client, { domain: 'a', plain: new Uint8Array(), named: blob.stream() });
// @ts-expect-error a file is no number
sendForm(client, { domain: 'a', one: 1 });

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Same<A, B>): void => {};

export const handler: SendFormHandler = async ({ body }) => {
  const form = await body.read();
  same<typeof form.domain, string>(true);
  same<typeof form.plain, UploadedFile | undefined>(true);
  same<typeof form.named, UploadedFile | undefined>(true);
  same<typeof form.all, UploadedFile | undefined>(true);
  same<typeof form.any, string | UploadedFile | undefined>(true);
  same<typeof form.anyNamed, string | UploadedFile | undefined>(true);
  same<typeof form.one, string | UploadedFile | undefined>(true);
  same<typeof form.orNull, UploadedFile | null | undefined>(true);
  same<typeof form.list, (string | UploadedFile)[] | undefined>(true);
  const name: string | undefined = form.plain?.name;
  const size: number | undefined = form.plain?.size;
  return { status: 200, body: [name, size] };
};
`;
