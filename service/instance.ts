/** What kind of service this is. The tiers and kinds are those of `x-tier` and `x-deployment` in the document. */
export interface Instance {
  /** Address under which callers see the service, without a slash at the end: `http://127.0.0.1:8080`. */
  readonly url: string;
  /** `any` has the operations of both kinds. */
  readonly deployment: 'any' | 'hosted' | 'self-managed';
  readonly tier: Tier;
  /** None unless given. */
  readonly imports?: ImportSources;
}

/** Where the providers of imports are. A provider without an address takes part only where a request names its host. */
export interface ImportSources {
  /** Address of the API of `source_a`, without a slash at the end. */
  readonly sourceA?: string;
  /** Address of the API of `source_b`, without a slash at the end. */
  readonly sourceB?: string;
  /** Milliseconds that a provider has for one response; 30 seconds unless given. */
  readonly patience?: number;
}

export type Tier = 'free' | 'paid' | 'ultimate';

const tiers: readonly string[] = ['free', 'paid', 'ultimate'] satisfies readonly Tier[];

/** Whether the instance has what needs a tier (`x-tier`); absent: every instance has it. */
export function hasTier(instance: Instance, needed: string | undefined): boolean {
  return needed === undefined || tiers.indexOf(needed) <= tiers.indexOf(instance.tier);
}

/** Whether the instance is of one of these kinds of deployment (`x-deployment`); none: all have it. */
export function hasDeployment({ deployment }: Instance, kinds: readonly string[]): boolean {
  return kinds.length === 0 || deployment === 'any' || kinds.includes(deployment);
}
