import type { Forge } from '../../forge.ts';

/** Credentials for another host. */
export interface Credentials {
  readonly userName: string;
  readonly password: string;
}

/** Milliseconds for which credentials of an import can be read again. */
const life = 24 * 3_600_000;

type Sealed = Credentials & { readonly until: string };

/**
 * Credentials in the form for the row of a job: sealed, and valid for a day. The row is deleted at the end of the job.
 */
export function sealCredentials(
  { sealing, clock }: Pick<Forge, 'sealing' | 'clock'>,
  { userName, password }: Credentials,
): string {
  const until = new Date(clock.now().getTime() + life).toISOString();
  return sealing.seal(JSON.stringify({ userName, password, until } satisfies Sealed));
}

/** Undefined if they are too old, or were sealed with another key. */
export function openCredentials(
  { sealing, clock }: Pick<Forge, 'sealing' | 'clock'>,
  sealed: string,
): Credentials | undefined {
  const text = sealing.open(sealed);
  if (text === undefined) return undefined;
  const { userName, password, until } = JSON.parse(text) as Sealed;
  return until < clock.now().toISOString() ? undefined : { userName, password };
}
