import type { RequestListener } from 'node:http';
import { documentFacts } from '../contract/document.ts';

const wanted = /(?<=[?&])per_page=(\d+)(?=&|$)/g;

/**
 * Reduces page sizes above the maximum to it: many clients request 1000 items, and read from the headers how many they
 * get.
 */
export function withClampedPages(listener: RequestListener): RequestListener {
  const { pageSize } = documentFacts();
  const clamped = (given: string, size: string): string =>
    Number(size) > pageSize ? `per_page=${pageSize}` : given;
  return (request, response) => {
    request.url = request.url?.replaceAll(wanted, clamped);
    listener(request, response);
  };
}
