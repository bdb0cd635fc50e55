import { Refusal } from '../../generated/server/index.js';
import { hasDeployment, hasTier, type Instance } from '../instance.ts';
import { documentFacts, type QueryRules } from './document.ts';

/** A handler of any operation, as far as it matters here. */
type AnyHandler = (request: { readonly query?: object }, context: never) => unknown;

/**
 * Handlers that respond with 400 to queries that the document excludes: parameters that this instance does not have
 * (`x-tier`, `x-deployment`), and parameters that exclude each other (`x-mutually-exclusive`).
 */
export function withinQueryRules<Handlers extends object>(handlers: Handlers, instance: Instance): Handlers {
  const { queries } = documentFacts();
  const checked = Object.entries(handlers).map(([id, handler]: [string, AnyHandler]) => {
    const rules = queries.get(id);
    if (rules === undefined || (rules.needs.size === 0 && rules.exclusive.length === 0)) return [id, handler];
    const checking: AnyHandler = (request, context) => {
      check(Object.keys(request.query ?? {}), rules, instance);
      return handler(request, context);
    };
    return [id, checking];
  });
  // Each entry is the handler of the same name, or calls it with the same arguments.
  return Object.fromEntries(checked) as Handlers;
}

function check(given: readonly string[], { needs, exclusive }: QueryRules, instance: Instance): void {
  for (const name of given) {
    const { tier, deployments = [] } = needs.get(name) ?? {};
    if (!hasTier(instance, tier) || !hasDeployment(instance, deployments))
      throw refused([name], `${name} is not available on this instance`);
  }
  for (const group of exclusive) {
    const names = group.filter((name) => given.includes(name));
    if (names.length > 1) throw refused(names, `${names.join(', ')} are mutually exclusive`);
  }
}

function refused(names: readonly string[], message: string): Refusal {
  const faults = names.map((name) => ({ in: 'query', pointer: `/${name}`, message }) as const);
  return new Refusal({ status: 400, message, faults });
}
