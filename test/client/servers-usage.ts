/** Servers and variables are typed. */
export const serversUsage = `
import { createApi, createClient } from './client/index.js';
void [
  createApi(),
  createApi({ variables: { region: 'us' } }),
  createClient(),
  createClient({ variables: { region: 'us', version: 'any', host: 'x' } }),
  createClient({ servers: { 'https://upload.example/api/2.0': 'http://127.0.0.1' } }),
  createClient(createClient()),
];
// @ts-expect-error the variable has other values
createClient({ variables: { region: 'asia' } });
// @ts-expect-error no operation has this server
createClient({ servers: { 'https://other.example': 'http://127.0.0.1' } });
`;
