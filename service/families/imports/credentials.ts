/** What another host asks for. */
export interface Credentials {
  readonly userName: string;
  readonly password: string;
}

/** Credentials of imports that wait or run, in memory alone: an import that a stop of the service has cut off fails. */
const kept = new Map<string, Credentials>();

/** Keeps credentials under a key that the job carries. */
export function keepCredentials(key: string, credentials: Credentials): void {
  kept.set(key, credentials);
}

export function credentialsOf(key: string): Credentials | undefined {
  return kept.get(key);
}

export function forgetCredentials(key: string): void {
  kept.delete(key);
}
