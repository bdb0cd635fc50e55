import type { Extensions } from '../../model/model.ts';
import { knowledgeOf } from '../../vocabulary/facts.ts';
import { readExtension } from '../../vocabulary/vocabulary.ts';
import type { Pagination, RoleRule, Visibility } from '../../vocabulary/words.ts';

/** A short note. Its kind only determines its colour. */
export interface Badge {
  readonly kind: 'role' | 'tier' | 'deployment' | 'pages' | 'deprecated' | 'flag' | 'knowledge';
  readonly label: string;
  readonly text: string;
}

export interface BadgeOptions {
  readonly deprecated?: boolean;
  /** Whether there are badges for authors: implied, observed, not shown. */
  readonly marks?: boolean | undefined;
}

/** Badges for the extensions of an operation, a parameter, a field or a response. */
export function badgesOf(
  extensions: Extensions,
  { deprecated = false, marks = false }: BadgeOptions = {},
): readonly Badge[] {
  // The most frequent case.
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

/** The details of `x-deprecated`: the replacement, the removal, a note. */
export function deprecationText(extensions: Extensions): string {
  const { replacement, removal, note } = readExtension(extensions, 'x-deprecated') ?? {};
  return joined(replacement && `use ${replacement}`, removal && `removal planned in ${removal}`, note);
}

function roleBadge({ note, ...rule }: RoleRule): Badge {
  return { kind: 'role', label: 'Role', text: roleText(rule, note) };
}

/** The roles that an operation needs, without notes; undefined if it needs none. */
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
  return joined(modes.join(' or '), note);
}

function visibilityText(visibility: Visibility | undefined): string | undefined {
  if (visibility === undefined) return undefined;
  const { to, when } = visibility;
  return joined(to && `to ${to.join(', ')}`, when && `when: ${when}`);
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join('; ');
}
