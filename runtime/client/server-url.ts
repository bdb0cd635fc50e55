import { createClient, type Client } from './client.ts';

/** Values of the variables in the URLs of servers, without inherited members. */
type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The base address of an operation with a server of its own: what the caller gives for the server, else its URL with the
 * values of its variables. A relative URL is relative to `baseUrl`, because the URL of the document is unknown
 * (OpenAPI 3.1.1, section 4.8.5).
 * @param server its URL as the document has it
 * @param fill puts values into it, where it has variables
 * @throws {TypeError} for what is no address, and for one with credentials, a query or a fragment
 */
export function serverUrl(
  { baseUrl, servers = {}, variables }: Client,
  server: string,
  fill: (variables: Variables) => string = () => server,
): string {
  const given = Object.hasOwn(servers, server) ? servers[server] : undefined;
  const url = given ?? fill(Object.assign(Object.create(null) as Variables, variables));
  const address = URL.canParse(url, `${baseUrl}/`) ? new URL(url, `${baseUrl}/`).href : url;
  // A client has the same rules for its base address.
  return createClient({ baseUrl: address }).baseUrl;
}
