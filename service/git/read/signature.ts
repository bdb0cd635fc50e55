import type { RepositoryContext } from '../context.ts';
import { parseCommit } from '../objects/commit.ts';
import type { Signature } from '../objects/types.ts';
import { resolve } from './revisions.ts';

/** The signature of a commit and the signed bytes: the commit without that header. Undefined if it has none. */
export async function readSignature(
  context: RepositoryContext,
  revision: string,
): Promise<Signature | undefined> {
  const id = await resolve(context, revision);
  const object = await context.tools.reader.content(context.folder, id, 'commit', 10 * 1024 * 1024);
  const text = object.content.toString('latin1');
  const end = text.indexOf('\n\n');
  const head = end < 0 ? text : text.slice(0, end + 1);
  const found = /^gpgsig (.*\n(?: .*\n)*)/m.exec(head);
  if (found === null) return undefined;
  const signature = (found[1] ?? '').replace(/^ /gm, '').trimEnd();
  const payload =
    head.slice(0, found.index) + head.slice(found.index + found[0].length) + text.slice(head.length);
  return {
    kind: kindOf(signature),
    signature,
    payload: Buffer.from(payload, 'latin1'),
    committer: parseCommit(object).committer,
  };
}

function kindOf(signature: string): Signature['kind'] {
  if (signature.startsWith('-----BEGIN SSH SIGNATURE-----')) return 'ssh';
  return signature.startsWith('-----BEGIN PGP') ? 'gpg' : 'x509';
}
