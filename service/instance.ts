/** The kind of this service. The tiers and deployments are those of `x-tier` and `x-deployment` in the document. */
export interface Instance {
  /** Public URL of the service, without a trailing slash: `http://127.0.0.1:8080`. */
  readonly url: string;
  /** `any` has the operations of both kinds. */
  readonly deployment: 'any' | 'hosted' | 'self-managed';
  readonly tier: Tier;
  /** None unless given. */
  readonly imports?: ImportSources;
}

/** The URLs of the providers of imports. A provider without a URL is available only if a request names its host. */
export interface ImportSources {
  /** URL of the API of `source_a`, without a trailing slash. */
  readonly sourceA?: string;
  /** URL of the API of `source_b`, without a trailing slash. */
  readonly sourceB?: string;
  /** Maximum milliseconds for one response of a provider; 30 seconds by default. */
  readonly patience?: number;
}

export type Tier = 'free' | 'paid' | 'ultimate';

const tiers: readonly string[] = ['free', 'paid', 'ultimate'] satisfies readonly Tier[];

/** Whether the instance includes a tier (`x-tier`); if it is absent, every instance does. */
export function hasTier(instance: Instance, needed: string | undefined): boolean {
  return needed === undefined || tiers.indexOf(needed) <= tiers.indexOf(instance.tier);
}

/** Whether the instance has one of these kinds of deployment (`x-deployment`); without any, all instances do. */
export function hasDeployment({ deployment }: Instance, kinds: readonly string[]): boolean {
  return kinds.length === 0 || deployment === 'any' || kinds.includes(deployment);
}
