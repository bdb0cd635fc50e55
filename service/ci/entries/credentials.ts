import { isMapping } from '../value.ts';
import type { Entry } from './entry.ts';

/** Identity tokens of a job, with their audiences. */
export type IdTokens = ReadonlyMap<string, { audience: readonly string[] }>;

/** Secrets of a job from other stores, with the store of each. */
export type Secrets = ReadonlyMap<string, { provider: string; file: boolean }>;

const providers = ['vault', 'azure_key_vault', 'gcp_secret_manager', 'aws_secrets_manager', 'akeyless'];

/** The value of `id_tokens`. */
export function readIdTokens(entry: Entry): IdTokens {
  const tokens = new Map<string, { audience: readonly string[] }>();
  for (const [name, token] of mappings(entry)) {
    token.members(['aud']);
    if (!token.has('aud')) token.fail('missing required keys: aud');
    tokens.set(name, { audience: token.textOrTexts('aud') ?? [] });
  }
  return tokens;
}

/** The value of `secrets`. The settings of the stores are not checked. */
export function readSecrets(entry: Entry): Secrets {
  const secrets = new Map<string, { provider: string; file: boolean }>();
  for (const [name, secret] of mappings(entry)) {
    secret.members([...providers, 'file', 'token']);
    const [provider, ...others] = providers.filter((key) => secret.has(key));
    if (provider === undefined || others.length > 0) {
      secret.fail(`must use exactly one of these keys: ${providers.join(', ')}`);
    }
    secret.text('token');
    secrets.set(name, { provider: provider ?? '', file: secret.boolean('file') ?? true });
  }
  return secrets;
}

function mappings(entry: Entry): readonly (readonly [string, Entry])[] {
  const members = entry.members();
  return [...(members?.keys() ?? [])].flatMap((name) => {
    const child = entry.child(name);
    if (child === undefined || !isMapping(child.value)) {
      entry.problems.error(`${entry.location}:${name} config should be a hash`);
      return [];
    }
    return [[name, child] as const];
  });
}
