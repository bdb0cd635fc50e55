import type { Extensions } from '../../model/model.ts';
import type { Json } from '../../source/document.ts';
import { isObject } from '../../source/member.ts';

/** Something to know at a glance, always in words; the kind only gives it a colour. */
export interface Badge {
  readonly kind: 'role' | 'tier' | 'deployment' | 'pages' | 'deprecated' | 'flag' | 'knowledge';
  readonly label: string;
  readonly text: string;
}

/** Badges for what the vocabulary of extensions says of an operation, a parameter, a field or a response. */
export function badgesOf(
  extensions: Extensions,
  { deprecated = false }: { deprecated?: boolean } = {},
): readonly Badge[] {
  // As most: a large document asks a hundred thousand times.
  if (!deprecated && Object.keys(extensions).length === 0) return [];
  return [
    ...(deprecated
      ? [{ kind: 'deprecated', label: 'Deprecated', text: deprecationText(extensions) } as const]
      : []),
    ...roles(extensions['x-role']),
    ...texts(extensions['x-tier']).map((tier): Badge => ({
      kind: 'tier',
      label: 'Tier',
      text: tierText(tier),
    })),
    ...texts(extensions['x-deployment']).map((kind): Badge => ({
      kind: 'deployment',
      label: 'Only',
      text: kind,
    })),
    ...pages(extensions['x-pagination']),
    ...visibility(extensions['x-visibility']),
    ...texts(extensions['x-requires']).map((need): Badge => ({ kind: 'flag', label: 'Needs', text: need })),
    ...texts(extensions['x-ignored-when']).map((when): Badge => ({
      kind: 'flag',
      label: 'Ignored when',
      text: when,
    })),
    ...texts(extensions['x-feature-flag']).map((flag): Badge => ({
      kind: 'flag',
      label: 'Feature flag',
      text: flag,
    })),
    ...(extensions['x-implied'] === true ? [IMPLIED] : []),
    ...(extensions['x-observed'] === true ? [OBSERVED] : []),
  ];
}

const IMPLIED: Badge = { kind: 'knowledge', label: 'Implied', text: 'follows from the conventions' };
const OBSERVED: Badge = { kind: 'knowledge', label: 'Observed', text: 'seen of compatible services' };

/** What `x-deprecated` says beside the word: what to use instead, when it goes. */
export function deprecationText(extensions: Extensions): string {
  const details = extensions['x-deprecated'];
  if (!isObject(details)) return '';
  const [replacement] = texts(details['replacement']);
  const [removal] = texts(details['removal']);
  const [note] = texts(details['note']);
  return [
    replacement === undefined ? undefined : `use ${replacement}`,
    removal === undefined ? undefined : `goes in ${removal}`,
    note,
  ]
    .filter((part) => part !== undefined)
    .join('; ');
}

function roles(value: Json | undefined): readonly Badge[] {
  return [value ?? []].flat().flatMap((rule): Badge[] => {
    if (!isObject(rule) || typeof rule['minimum'] !== 'string') return [];
    const minimum = rule['minimum'];
    const scope = typeof rule['scope'] === 'string' ? ` of the ${rule['scope']}` : '';
    const limits = [...texts(rule['deployment']), ...texts(rule['note'])];
    const text = ROLES.get(minimum) ?? `at least ${minimum}${scope}`;
    return [
      { kind: 'role', label: 'Who', text: limits.length === 0 ? text : `${text} (${limits.join('; ')})` },
    ];
  });
}

const ROLES: ReadonlyMap<string, string> = new Map([
  ['none', 'everyone'],
  ['authenticated', 'signed-in users'],
  ['administrator', 'administrators of the instance'],
]);

function tierText(tier: string): string {
  return tier === 'paid' ? 'any paid tier' : tier;
}

function pages(value: Json | undefined): readonly Badge[] {
  if (!isObject(value)) return [];
  const modes = texts(value['modes']);
  const notes = texts(value['note']);
  return modes.length === 0
    ? []
    : [{ kind: 'pages', label: 'Paged', text: [`by ${modes.join(' or ')}`, ...notes].join('; ') }];
}

function visibility(value: Json | undefined): readonly Badge[] {
  if (!isObject(value)) return [];
  const to = texts(value['to']);
  const when = texts(value['when']);
  return [
    {
      kind: 'role',
      label: 'Shown',
      text: [...(to.length > 0 ? [`to ${to.join(', ')}`] : []), ...when.map((text) => `when: ${text}`)].join(
        '; ',
      ),
    },
  ];
}

/** The texts of a value that is one or a list of them. */
export function texts(value: Json | undefined): readonly string[] {
  return [value ?? []].flat().filter((text): text is string => typeof text === 'string' && text !== '');
}
