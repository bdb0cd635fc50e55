import { fileURLToPath } from 'node:url';
import type { OutputRequest } from '../outputs/request.ts';

/** A document with webhooks and callbacks. */
export const shop: string = fileURLToPath(new URL('fixtures/shop.yaml', import.meta.url));

/** What is made of it. */
export const output: OutputRequest = { document: shop, emitters: ['server'] };
