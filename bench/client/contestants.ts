import { join } from 'node:path';
import { cache, output } from '../places.ts';

/** Folder of the peers' output for the document. */
export const clients: string = join(cache, 'client');

/** A client that is measured: one call of it, in a program with `baseUrl` and `token`. */
export interface Contestant {
  readonly title: string;
  /** Imports, and what is made once. */
  readonly setUp: string;
  /** An expression: the promise of the body. */
  readonly call: string;
  /** Which of authentication, encoding of the path and typed errors it supports. */
  readonly does: string;
  /** Whether it runs only on Node, so that its size is irrelevant. */
  readonly isForNode?: boolean;
}

const ours = join(output.hosting, 'client');
const headers = `{ 'PRIVATE-TOKEN': token }`;

/** The bare one, with which all are compared, is first; then ours. */
export const contestants: readonly Contestant[] = [
  {
    title: 'bare fetch',
    setUp: '',
    call: `fetch(\`\${baseUrl}/projects/7\`, { headers: ${headers} }).then((response) => response.json())`,
    does: 'authentication',
  },
  {
    title: '**forgespec**',
    setUp: `
      import { createClient, getProject, privateToken } from '${ours}/index.js';
      const client = createClient({ baseUrl, auth: privateToken(token) });`,
    call: 'getProject(client, { id: 7 })',
    does: 'all',
  },
  {
    title: '**forgespec** on undici',
    setUp: `
      import { Agent } from 'undici';
      import { createClient, getProject, privateToken } from '${ours}/index.js';
      import { undiciFetch } from '${ours}/undici.js';
      const client = createClient({ baseUrl, auth: privateToken(token), fetch: undiciFetch(new Agent()) });`,
    call: 'getProject(client, { id: 7 })',
    does: 'all',
    isForNode: true,
  },
  {
    title: 'orval, fetch',
    setUp: `import { getProject } from '${clients}/orval/projects/projects.ts';`,
    call: `getProject(7, undefined, { headers: ${headers} }).then(({ data }) => data)`,
    does: 'nothing',
  },
  {
    title: 'kubb, fetch',
    setUp: `import { getProject } from '${clients}/kubb/clients/getProject.ts';`,
    call: `getProject(7, undefined, { headers: ${headers} })`,
    does: 'nothing',
  },
  {
    title: 'openapi-fetch',
    setUp: `
      import createClient from 'openapi-fetch';
      const client = createClient({ baseUrl, headers: ${headers} });`,
    call: `client.GET('/projects/{id}', { params: { path: { id: 7 } } }).then(({ data }) => data)`,
    does: 'authentication, encoding',
  },
  {
    title: 'hey-api, client-fetch',
    setUp: `
      import { client } from '${clients}/hey-api/client.gen.ts';
      import { getProject } from '${clients}/hey-api/sdk.gen.ts';
      client.setConfig({ baseUrl, auth: () => token });`,
    call: `getProject({ path: { id: 7 } }).then(({ data }) => data)`,
    does: 'authentication, encoding',
  },
  {
    title: '@gitbeaker/rest (by hand)',
    setUp: `
      import { Projects } from '@gitbeaker/rest';
      const projects = new Projects({ host: new URL(baseUrl).origin, token, rateLimits: { '**': 1_000_000 } });`,
    call: 'projects.show(7)',
    does: 'all',
  },
];
