import type { GroupCreate, GroupUpdate } from '../../../generated/companion/types/index.js';
import type { Refusal } from '../../../generated/server/index.js';
import { levelInGroup } from '../../access/queries.ts';
import { groupOf, signedIn, type Asking } from '../../access/resources.ts';
import { instant } from '../../clock.ts';
import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { json, sql } from '../../database/sql.ts';
import { badRequest, forbidden, unauthorized } from '../../http/refusals.ts';
import { unlessTaken } from '../../http/taken.ts';
import { renameNamespace } from '../namespaces/move.ts';
import { checkPathFree, checkPathSegment } from '../namespaces/path-rules.ts';
import { checkVisibility, visibilityOf, type Visibility } from '../namespaces/visibility.ts';
import { profileOf } from '../users/profile.ts';
import { createGroup } from './create.ts';
import { groupSettingsOf, isGroupSetting } from './settings.ts';

/** Creates a group for a caller, at the top level or in a group where they may create groups. */
export async function createGroupAs(asking: Asking, body: GroupCreate): Promise<Row<'namespaces'>> {
  const { app, principal } = asking;
  if (principal === undefined) throw unauthorized();
  const parent = typeof body.parent_id === 'number' ? await groupOf(asking, body.parent_id) : undefined;
  if (parent === undefined) {
    if (!principal.user.administrator && profileOf(principal.user).can_create_group !== true)
      throw forbidden();
  } else await mustCreateBelow(asking, parent);
  const { name, path, description } = body;
  checkPathSegment('path', path);
  const visibility = body.visibility ?? (parent === undefined ? 'private' : visibilityOf(parent));
  checkVisibility(visibility, parent);
  return await saving(app, async (writes) => {
    await checkPathFree(writes, parent === undefined ? path : `${parent.full_path}/${path}`, {
      refusal: pathTaken(),
    });
    return await createGroup(writes, app.clock, {
      name,
      path,
      visibility,
      settings: settingsIn(body),
      ownerId: principal.user.id,
      ...(parent === undefined ? {} : { parent }),
      ...(description === undefined ? {} : { description }),
    });
  });
}

async function mustCreateBelow(asking: Asking, parent: Row<'namespaces'>): Promise<void> {
  const level = (await levelInGroup(asking.app.database, signedIn(asking), parent.id)) ?? 0;
  const needed = groupSettingsOf(parent).subgroup_creation_level === 'owner' ? 50 : 40;
  if (level < needed) throw forbidden();
}

/** Changes what a body names. */
export async function changeGroup(
  { app }: Asking,
  group: Row<'namespaces'>,
  body: GroupUpdate,
): Promise<Row<'namespaces'>> {
  const { name = group.name, path = group.path, description = group.description } = body;
  const visibility = body.visibility ?? visibilityOf(group);
  const settings = { ...(group.settings as object), ...settingsIn(body) };
  return await saving(app, async (writes) => {
    if (body.visibility !== undefined) await checkAround(writes, group, visibility);
    if (path !== group.path) {
      checkPathSegment('path', path);
      await checkPathFree(writes, group.full_path.slice(0, -group.path.length) + path, {
        refusal: pathTaken(),
        except: { namespaceId: group.id },
      });
    }
    if (path !== group.path || name !== group.name) await renameNamespace(writes, group, { name, path });
    const changed = await writes.one<Row<'namespaces'>>(sql`
      update namespaces set description = ${description}, visibility = ${visibility}, settings = ${json(settings)},
        updated_at = ${instant(app.clock)}
      where id = ${group.id} returning *`);
    return changed ?? group;
  });
}

/** A group must not be more visible than the group above it, nor less visible than its contents. */
async function checkAround(reads: Reads, group: Row<'namespaces'>, visibility: Visibility): Promise<void> {
  const parent = await reads.one<Row<'namespaces'>>(
    sql`select * from namespaces where id = ${group.parent_id}`,
  );
  checkVisibility(visibility, parent);
  const inside = await reads.all<{ visibility: string }>(sql`
    select visibility from namespaces where parent_id = ${group.id}
    union select visibility from projects where namespace_id = ${group.id}`);
  for (const each of inside) checkVisibility(visibilityOf(each), { kind: 'group', visibility });
}

function pathTaken(): Refusal {
  return badRequest('Failed to save group {:path=>["has already been taken"]}');
}

async function saving<Result>(
  { database }: Asking['app'],
  work: (writes: Writes) => Promise<Result>,
): Promise<Result> {
  return await unlessTaken(pathTaken(), () => database.transaction(work));
}

function settingsIn(body: GroupCreate | GroupUpdate): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => isGroupSetting(name)));
}
