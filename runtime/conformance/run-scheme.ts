import type { CredentialPlace, SchemeTrial } from './case.ts';
import { failedCheck } from './failed-check.ts';
import type { Outcome, RunContext } from './outcome.ts';
import { isReceived } from './received.ts';

/** Sends the scheme of credentials in lower and in upper case, which must make no difference (RFC 9110, section 11.1). */
export async function runScheme(
  { request }: SchemeTrial,
  { target }: Pick<RunContext, 'target'>,
): Promise<Outcome> {
  const usual = await target.send(request);
  if (!isReceived(usual) || isCredentialRefusal(usual.status))
    return { failed: [], notExercised: 'the credentials are refused as they are' };
  for (const letters of ['small', 'capital'] as const) {
    const credentials = withSpelling(request.credentials, letters);
    const received = await target.send({ ...request, credentials });
    if (!isReceived(received))
      return { failed: [failedCheck('answer', `gives no response: ${received.reason}`)] };
    const { status } = received;
    const [spelling] = credentials.flatMap((place) => place.spelling ?? []);
    const message = `responds with ${status} to ${spelling} and with ${usual.status} to Bearer`;
    if (isCredentialRefusal(status)) return { failed: [failedCheck('credentials', message)] };
  }
  return { failed: [] };
}

/** Credentials whose HTTP scheme is in lower or in upper case. */
export function withSpelling(
  credentials: readonly CredentialPlace[],
  letters: 'small' | 'capital',
): readonly CredentialPlace[] {
  return credentials.map((place) =>
    place.scheme === 'bearer' ? { ...place, spelling: letters === 'small' ? 'bearer' : 'BEARER' } : place,
  );
}

function isCredentialRefusal(status: number): boolean {
  return status === 400 || status === 401 || status === 403;
}
