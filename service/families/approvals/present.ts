import type { Context } from '../../../generated/server/index.js';
import type { ApprovalRule } from '../../../generated/types/index.js';
import { signedIn, type Asking } from '../../access/resources.ts';
import { notFound } from '../../http/refusals.ts';
import { offsetPage, type PageQuery, type ListBody } from '../../http/pages.ts';
import { findRule, rulesQuery, type Rule, type RuleOwner } from './queries.ts';
import { surroundingsOfRules } from './surroundings.ts';
import { ruleView } from './view.ts';

/** A page of the rules of a project or group. */
export async function rulesPage(
  context: Context,
  query: PageQuery,
  owner: RuleOwner,
): Promise<ListBody<ApprovalRule>> {
  const { app, url } = context;
  const { rows, headers } = await offsetPage<Rule>(app.database, { url, query, rows: rulesQuery(owner) });
  return { headers, body: await presentRules(context, rows) };
}

/** A rule as the caller may see it: without the groups that are hidden from them, and without their members. */
export async function presentRule(asking: Asking, rule: Rule): Promise<ApprovalRule> {
  const [presented] = await presentRules(asking, [rule]);
  if (presented === undefined) throw new Error('The rule is not presented.');
  return presented;
}

async function presentRules(asking: Asking, rules: readonly Rule[]): Promise<ApprovalRule[]> {
  const { database, instance } = asking.app;
  const around = await surroundingsOfRules(database, rules, signedIn(asking));
  return rules.map((rule) => ruleView(instance, rule, around));
}

/** A rule of a project or group. Throws a `Refusal` of 404 if there is none. */
export async function ruleOf({ app }: Asking, owner: RuleOwner, id: number): Promise<Rule> {
  const rule = await findRule(app.database, owner, id);
  if (rule === undefined) throw notFound('Approval Rule');
  return rule;
}
