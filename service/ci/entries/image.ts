import { defined } from '../defined.ts';
import { isSequence, type Value } from '../value.ts';
import type { Entry } from './entry.ts';
import { readVariables, type Variables } from './variables.ts';

/** When an image is fetched. */
export type PullPolicy = 'always' | 'never' | 'if-not-present';

/** The container image of a job. */
export type Image = {
  name: string;
  entrypoint?: readonly string[];
  pullPolicy?: readonly PullPolicy[];
  docker?: { platform?: string; user?: string };
  kubernetes?: { user?: string };
};

/** A container that runs beside a job. */
export type Service = Image & { alias?: string; command?: readonly string[]; variables?: Variables };

const imageKeys = ['name', 'entrypoint', 'pull_policy', 'docker', 'kubernetes', 'ports'];
const policies: readonly PullPolicy[] = ['always', 'never', 'if-not-present'];

/** An image: its name, or a mapping with more. */
export function readImage(entry: Entry, keys = imageKeys): Image | undefined {
  if (typeof entry.value === 'string') {
    return entry.value === '' ? entry.fail("can't be blank", 'name') : { name: entry.value };
  }
  if (isSequence(entry.value) || typeof entry.value !== 'object')
    return entry.fail('should be a hash or a string');
  if (entry.members(keys) === undefined) return undefined;
  const name = entry.requiredText('name');
  const entrypoint = entry.texts('entrypoint');
  const pullPolicy = readPullPolicy(entry);
  const docker = entry.child('docker');
  const kubernetes = entry.child('kubernetes');
  docker?.members(['platform', 'user']);
  kubernetes?.members(['user']);
  return {
    name: name ?? '',
    ...defined({
      entrypoint,
      pullPolicy,
      docker:
        docker === undefined
          ? undefined
          : defined({ platform: docker.text('platform'), user: docker.text('user') }),
      kubernetes: kubernetes === undefined ? undefined : defined({ user: kubernetes.text('user') }),
    }),
  };
}

/** The services of a job. */
export function readServices(entry: Entry): readonly Service[] | undefined {
  if (!isSequence(entry.value)) return entry.fail('should be a array');
  return entry.items('service').flatMap((item) => {
    const image = readImage(item, [...imageKeys, 'alias', 'command', 'variables']);
    if (image === undefined) return [];
    const variables = item.child('variables');
    return [
      {
        ...image,
        ...defined({
          alias: item.text('alias'),
          command: item.texts('command'),
          variables: variables === undefined ? undefined : readVariables(variables, ['value', 'expand']),
        }),
      },
    ];
  });
}

function readPullPolicy(entry: Entry): readonly PullPolicy[] | undefined {
  const policy = entry.child('pull_policy');
  if (policy === undefined) return undefined;
  const given: readonly Value[] = isSequence(policy.value) ? policy.value : [policy.value];
  const known = policies.filter((name) => given.includes(name));
  if (known.length === given.length && given.length > 0) return known;
  return policy.fail(
    `contains unknown values: ${given
      .filter((name) => !policies.some((p) => p === name))
      .map(String)
      .join(', ')}`,
  );
}
