import type { Integration } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';
import { hasTier, type Instance } from '../../instance.ts';
import { eventsOf } from './events.ts';
import { titleOf, type Property } from './parameters.ts';

/** An integration in lists (Part B 2.10). */
export function integrationListView(instance: Instance, row: Row<'integrations'>): Integration {
  const { vulnerability_events, ...events } = eventsOf(row.events);
  return {
    id: row.id,
    title: titleOf(row.slug),
    slug: row.slug,
    created_at: row.created_at,
    updated_at: row.updated_at,
    active: row.active,
    inherited: row.inherited,
    ...events,
    ...(hasTier(instance, 'paid') ? { vulnerability_events } : {}),
  };
}

/** One integration, with its settings. Secrets are not among them. */
export function integrationView(instance: Instance, row: Row<'integrations'>): Integration {
  return {
    ...integrationListView(instance, row),
    properties: { ...(row.properties as Readonly<Record<string, Property>>) },
  };
}
