import type { Extensions } from '../../model/model.ts';
import { knowledgeOf } from '../../vocabulary/facts.ts';
import { readExtension } from '../../vocabulary/vocabulary.ts';
import type { Pagination, RoleRule, Visibility } from '../../vocabulary/words.ts';

/** Something to know at a glance, always in words; the kind only gives it a colour. */
export interface Badge {
  readonly kind: 'role' | 'tier' | 'deployment' | 'pages' | 'deprecated' | 'flag' | 'knowledge';
  readonly label: string;
  readonly text: string;
}

export interface BadgeOptions {
  readonly deprecated?: boolean;
  /** Whether what is implied, observed or not shown is marked, which only authors need. */
  readonly marks?: boolean | undefined;
}

/** Badges for what the vocabulary of extensions says of an operation, a parameter, a field or a response. */
export function badgesOf(
  extensions: Extensions,
  { deprecated = false, marks = false }: BadgeOptions = {},
): readonly Badge[] {
  // As most: a large document asks a hundred thousand times.
  if (!deprecated && Object.keys(extensions).length === 0) return [];
  return [
    ...(deprecated
      ? [{ kind: 'deprecated', label: 'Deprecated', text: deprecationText(extensions) } as const]
      : []),
    ...(readExtension(extensions, 'x-role') ?? []).map(roleBadge),
    ...badge('tier', 'Tier', tierText(readExtension(extensions, 'x-tier'))),
    ...(readExtension(extensions, 'x-deployment') ?? []).flatMap((kind) =>
      badge('deployment', 'Deployment', kind),
    ),
    ...badge('pages', 'Pagination', pagesText(readExtension(extensions, 'x-pagination'))),
    ...badge('role', 'Visible', visibilityText(readExtension(extensions, 'x-visibility'))),
    ...(readExtension(extensions, 'x-requires') ?? []).flatMap((need) => badge('flag', 'Requires', need)),
    ...badge('flag', 'Ignored when', readExtension(extensions, 'x-ignored-when')),
    ...badge('flag', 'Feature flag', readExtension(extensions, 'x-feature-flag')),
    ...(marks ? markBadges(extensions) : []),
  ];
}

function markBadges(extensions: Extensions): readonly Badge[] {
  const { implied, observed, notShown } = knowledgeOf(extensions);
  return [
    ...badge('knowledge', 'Implied', implied ? 'by the conventions of the document' : undefined),
    ...badge('knowledge', 'Observed', observed ? 'without a source that states it' : undefined),
    ...notShown.flatMap((missing) => badge('knowledge', 'Not shown', missing)),
  ];
}

function badge(kind: Badge['kind'], label: string, text: string | undefined): readonly Badge[] {
  return text === undefined ? [] : [{ kind, label, text }];
}

/** What `x-deprecated` says beside the word: what to use instead, when it goes. */
export function deprecationText(extensions: Extensions): string {
  const { replacement, removal, note } = readExtension(extensions, 'x-deprecated') ?? {};
  return [replacement && `use ${replacement}`, removal && `removal planned in ${removal}`, note]
    .filter((part) => part !== undefined)
    .join('; ');
}

function roleBadge({ note, ...rule }: RoleRule): Badge {
  return { kind: 'role', label: 'Role', text: roleText(rule, note) };
}

/** The roles that an operation needs, in short and without notes; undefined where it needs none. */
export function rolesText(extensions: Extensions): string | undefined {
  const rules = (readExtension(extensions, 'x-role') ?? []).filter(({ minimum }) => minimum !== 'none');
  return rules.length === 0 ? undefined : rules.map((rule) => roleText(rule)).join('; ');
}

function roleText({ minimum, scope, deployment }: RoleRule, note?: string): string {
  const limits = [deployment, note].filter((limit) => limit !== undefined);
  const text = ROLES.get(minimum) ?? `${minimum}${scope === undefined ? '' : ` of the ${scope}`} or higher`;
  return limits.length === 0 ? text : `${text} (${limits.join('; ')})`;
}

const ROLES: ReadonlyMap<string, string> = new Map([
  ['none', 'none'],
  ['authenticated', 'any signed-in user'],
  ['administrator', 'administrator of the instance'],
]);

function tierText(tier: string | undefined): string | undefined {
  return tier === 'paid' ? 'any paid tier' : tier;
}

function pagesText(pagination: Pagination | undefined): string | undefined {
  if (pagination === undefined) return undefined;
  const { modes, note } = pagination;
  return [modes.join(' or '), note].filter((part) => part !== undefined).join('; ');
}

function visibilityText(visibility: Visibility | undefined): string | undefined {
  if (visibility === undefined) return undefined;
  const { to, when } = visibility;
  return [to && `to ${to.join(', ')}`, when && `when: ${when}`]
    .filter((part) => part !== undefined)
    .join('; ');
}
