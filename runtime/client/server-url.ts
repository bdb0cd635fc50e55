import { createClient, type Client } from './client.ts';

/** Values of the variables in the URLs of servers, without inherited members. */
type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The base URL of an operation with its own server: that of the caller, otherwise that of the document with the values of
 * its variables. A relative URL is relative to `baseUrl`, as the URL of the document is unknown (OpenAPI 3.1.1, section
 * 4.8.5).
 * @param server its URL as in the document
 * @param fill inserts values, if it has variables
 * @throws {TypeError} for an invalid URL, and for one with credentials, a query or a fragment
 */
export function serverUrl(
  { baseUrl, servers = {}, variables }: Client,
  server: string,
  fill: (variables: Variables) => string = () => server,
): string {
  const given = Object.hasOwn(servers, server) ? servers[server] : undefined;
  const url = given ?? fill(Object.assign(Object.create(null) as Variables, variables));
  const address = URL.canParse(url, `${baseUrl}/`) ? new URL(url, `${baseUrl}/`).href : url;
  // The rules are those of the base URL of a client.
  return createClient({ baseUrl: address }).baseUrl;
}
