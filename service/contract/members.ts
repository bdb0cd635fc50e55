import { hasDeployment, hasTier, type Instance } from '../instance.ts';
import { documentFacts } from './document.ts';

/** An object without the members that this instance does not have, by `x-tier` and `x-deployment` of its schema. */
export function withinInstance<Body extends object>(instance: Instance, schema: string, body: Body): Body {
  const members = documentFacts().members.get(schema);
  if (members === undefined) throw new TypeError(`The document has no schema ${schema}.`);
  const kept = Object.entries(body).filter(([name]) => {
    const { tier, deployments = [] } = members.get(name) ?? {};
    return hasTier(instance, tier) && hasDeployment(instance, deployments);
  });
  // Members that depend on the instance are optional in every schema of the document.
  return Object.fromEntries(kept) as Body;
}
