import type { SshCertificateCreate } from '../../../generated/types/index.js';
import { groupOf, type Asking } from '../../access/resources.ts';
import { instant } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import { badRequest, invalid, notFound } from '../../http/refusals.ts';
import { unlessTaken } from '../../http/taken.ts';
import { readSettings } from '../application-settings/store.ts';
import { readPublicKey, type PublicKey } from './public-key.ts';
import { deleteCertificate, insertCertificate } from './queries.ts';

const longestTitle = 255;

/** The top-level group of a request. Throws a `Refusal` of 400 for subgroups. */
export async function certifyingGroup(asking: Asking, id: number): Promise<Row<'namespaces'>> {
  const group = await groupOf(asking, id);
  if (group.parent_id !== null) throw badRequest('SSH certificates belong to top-level groups only.');
  return group;
}

/** Adds a key. Throws a `Refusal` of 400 if it cannot be read, is not allowed by the settings, or already exists. */
export async function addCertificate(
  { database, clock }: Forge,
  groupId: number,
  { key, title }: SshCertificateCreate,
): Promise<Row<'ssh_certificates'>> {
  if (title.trim() === '') throw invalid('title', "can't be blank");
  if (title.length > longestTitle)
    throw invalid('title', `is too long (maximum is ${longestTitle} characters)`);
  const read = readPublicKey(key);
  if (read === undefined) throw invalid('key', 'is not a valid SSH public key');
  const { values } = await readSettings(database);
  checkRestriction(read, values[`${read.family}_key_restriction`] ?? 0);
  const { fingerprint } = read;
  return await unlessTaken(invalid('key', 'has already been taken'), () =>
    database.transaction((writes) =>
      insertCertificate(writes, { groupId, title, publicKey: key.trim(), fingerprint }, instant(clock)),
    ),
  );
}

/** Throws a `Refusal` of 404 if the group has no such certificate. */
export async function removeCertificate({ database }: Forge, groupId: number, id: number): Promise<void> {
  const wasThere = await database.transaction((writes) => deleteCertificate(writes, groupId, id));
  if (!wasThere) throw notFound('SSH Certificate');
}

/** Settings of keys: -1 forbids a type, 0 allows all lengths, everything else is the minimum number of bits. */
function checkRestriction({ family, bits }: PublicKey, restriction: number): void {
  if (restriction < 0) throw invalid('key', `type ${family} is forbidden`);
  if (bits < restriction) throw invalid('key', `must be at least ${restriction} bits`);
}
