import { badRequest, invalid } from '../../http/refusals.ts';
import { isEvent, type EventName } from './events.ts';

/** A setting of an integration that is stored and shown. */
export type Property = string | number | boolean;

/** What a request sets. */
export interface WantedIntegration {
  readonly active: boolean;
  readonly inherited: boolean;
  readonly events: Readonly<Partial<Record<EventName, boolean>>>;
  readonly properties: Readonly<Record<string, Property>>;
}

/** Required settings of a kind of integration (Part B 4.10). The other kinds of that section have no slug. */
const required: ReadonlyMap<string, readonly string[]> = new Map([
  ['custom-issue-tracker', ['new_issue_url', 'issues_url', 'project_url']],
]);

/** Settings of the kinds in Part B 4.10 that have the same type everywhere. */
const switches: ReadonlySet<string> = new Set([
  'active',
  'use_inherited_settings',
  'enable_ssl_verification',
]);
const addresses = /(?:^|_)(?:url|webhook)$/;
/**
 * The service stores no secrets of other services, as it sends nothing to them. The URL of a webhook contains its
 * secret.
 */
const secret =
  /(?:^|_)(?:token|password|passphrase|secret|webhook|credentials|private_key|api_key|access_key|secret_key|signing_key)$|^key$/;

/** Maximum number of settings, and of characters in one. */
const bounds = { settings: 100, characters: 65_536 };

/** Whether a text is a valid slug of an integration in a URL. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(text) && text.length <= 100;
}

/** `custom-issue-tracker` for people: `Custom issue tracker`. */
export function titleOf(slug: string): string {
  const words = slug.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Reads the settings of a request: switches and events are booleans, URLs are http or https. With inherited settings,
 * it has none of its own. Throws a `Refusal` of 400.
 */
export function readSettings(slug: string, body: Readonly<Record<string, unknown>>): WantedIntegration {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined);
  if (entries.length > bounds.settings) throw badRequest('There are too many settings');
  const values = new Map(entries.map(([name, value]) => [name, typed(name, value)]));
  const inherited = values.get('use_inherited_settings') === true;
  const missing = (required.get(slug) ?? []).filter((name) => isBlank(values.get(name)));
  if (!inherited && missing.length > 0)
    throw badRequest(missing.map((name) => `${name} is missing`).join(', '));
  const own = inherited ? [] : [...values];
  return {
    active: values.get('active') !== false,
    inherited,
    events: Object.fromEntries(own.filter(([name]) => isEvent(name))),
    properties: Object.fromEntries(own.filter(([name]) => isProperty(name))),
  };
}

function isProperty(name: string): boolean {
  return !isEvent(name) && !secret.test(name) && name !== 'active' && name !== 'use_inherited_settings';
}

function isBlank(value: Property | undefined): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}

function typed(name: string, value: unknown): Property {
  if (switches.has(name) || isEvent(name)) return asSwitch(name, value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'string') throw invalid(name, 'is invalid');
  if (value.length > bounds.characters) throw invalid(name, 'is too long');
  if (addresses.test(name) && value !== '' && !isAddress(value)) throw invalid(name, 'is not a URL');
  return value;
}

/** In a form, booleans are texts. */
function asSwitch(name: string, value: unknown): boolean {
  if (value === true || value === 'true' || value === '1') return true;
  if (value === false || value === 'false' || value === '0') return false;
  throw invalid(name, 'is invalid');
}

/** Placeholders such as `:id` are allowed in the path: they are filled in later. */
function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^\s<>"]+$/i.test(text);
}
