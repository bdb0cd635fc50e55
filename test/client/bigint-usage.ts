/** A program that sends integers beyond 2^53; every expected error must be one. */
export const bigintUsage = `
import {
  createApi, createClient, sendForm, sendJson, sendList, sendNested, sendParts, sendPlain, sendSmall, sendStyled,
  type SendJsonArguments, type SendPlainArguments, type SendSmallArguments, type WithBigint,
} from './client/index.js';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const yes = <Holds extends true>(): Holds | undefined => undefined;

const client = createClient({ baseUrl: 'https://forge.example' });
const large = 9007199254740993n;

void sendPlain(client, { id: large, after: large, 'x-after': large });
void sendPlain(client, { id: 1, after: 2, 'x-after': 3 });
void sendNested(client, { id: 1, 'ids[]': [large, 1], not: { id: large, ids: [1, large] } });
void sendStyled(client, { id: [large], ids: [1, large], 'x-ids': [large], session: large });
void sendJson(client, { id: large, kind: 1, parts: [{ id: large, parts: [{ id: 1 }] }] });
void sendList(client, { body: [1, large] });
void sendForm(client, { id: large });
void sendParts(client, { id: large, thing: { id: large }, file: new Blob(['x']) });
void sendParts(client, { file: new Uint8Array() });
void createApi({ baseUrl: 'https://forge.example' }).default_.sendPlain({ id: large });

yes<Equal<SendPlainArguments['id'], number | bigint>>();
yes<Equal<SendPlainArguments['after'], number | bigint | undefined>>();
yes<Equal<SendJsonArguments['kind'], 1 | 2 | undefined>>();
yes<Equal<SendJsonArguments['label'], string | undefined>>();
yes<Equal<SendSmallArguments['id'], number>>();
yes<Equal<WithBigint<readonly [number, 'a', null]>, readonly [number | bigint, 'a', null]>>();
yes<Equal<WithBigint<{ readonly a?: (number & {}) | 1 }>['a'], (number & {}) | 1 | bigint | undefined>>();
yes<Equal<WithBigint<'a' | (string & {}) | boolean | null>, 'a' | (string & {}) | boolean | null>>();
yes<Equal<WithBigint<{ readonly a: unknown; readonly b: {}; readonly c: { readonly d?: string } }>['a'], unknown>>();
yes<Equal<WithBigint<Blob | Uint8Array | ReadableStream>, Blob | Uint8Array | ReadableStream>>();

// @ts-expect-error a text is no integer
void sendPlain(client, { id: '1' });
// @ts-expect-error listed values stay as they are
void sendJson(client, { id: 1, kind: 1n });
// @ts-expect-error 32 bits are within a double
void sendNested(client, { id: 1n });
// @ts-expect-error its limits are within a double
void sendSmall(client, { id: 1, count: 1n });
// @ts-expect-error an integer without a format or a limit is a number
void sendSmall(client, { id: 1, size: 1n });

const { id, parts = [] } = await sendJson(client, { id: large });
const answer: number = id;
// @ts-expect-error responses have doubles
const wide: bigint = id;
void [answer, wide, parts[0]?.id.toFixed()];
`;
