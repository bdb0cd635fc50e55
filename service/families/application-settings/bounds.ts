import { badRequest, invalid } from '../../http/refusals.ts';
import type { Settings } from './defaults.ts';

/** Compatible services store numbers in 32 bits. */
const largest = 2 ** 31 - 1;

/** The minimum where it is not 0. -1 forbids a type of keys. */
const smallest: Partial<Record<keyof Settings, number>> = {
  rsa_key_restriction: -1,
  dsa_key_restriction: -1,
  ecdsa_key_restriction: -1,
  ed25519_key_restriction: -1,
  ecdsa_sk_key_restriction: -1,
  ed25519_sk_key_restriction: -1,
  max_attachment_size: 1,
  container_registry_token_expire_delay: 1,
};

/** Maximum characters of a text for which compatible services have no limit. */
const longest = 65_536;
const lengths: Partial<Record<keyof Settings, number>> = {
  personal_access_token_prefix: 20,
  default_ci_config_path: 255,
  rate_limiting_response_text: 255,
  external_authorization_service_url: 255,
  external_authorization_service_default_label: 255,
  security_txt_content: 2048,
};

/** Maximum items of a list, and characters of each. */
const most = { items: 1000, characters: 255 } as const;

/** Maximum characters of all settings as JSON, including undocumented ones. */
const mostOfAll = 1024 * 1024;

/**
 * Refuses settings with 400 that no instance can apply. The sources name no bounds: these are those of compatible
 * services, and otherwise bounds that keep the database from being filled.
 */
export function checkBounds(settings: Partial<Settings>): void {
  for (const [name, value] of Object.entries(settings) as [keyof Settings, unknown][]) {
    const reason = faultOf(name, value);
    if (reason !== undefined) throw invalid(name, reason);
  }
}

/** Refuses settings with 400 that are too large as a whole. */
export function checkSize(settings: Settings): void {
  if (JSON.stringify(settings).length > mostOfAll)
    throw badRequest(`The settings are together longer than ${mostOfAll} characters`);
}

function faultOf(name: keyof Settings, value: unknown): string | undefined {
  if (typeof value === 'number') {
    const least = smallest[name] ?? 0;
    return value >= least && value <= largest ? undefined : `must be from ${least} to ${largest}`;
  }
  if (typeof value === 'string') {
    const length = lengths[name] ?? longest;
    if (value.length > length) return `is too long (maximum is ${length} characters)`;
    // Tokens are sent in headers.
    const isPrefix = name !== 'personal_access_token_prefix' || /^[\w+=/@:.-]*$/.test(value);
    return isPrefix ? undefined : 'can have letters, digits and _ + = / @ : . - only';
  }
  if (!Array.isArray(value)) return undefined;
  if (value.length > most.items) return `is too long (maximum is ${most.items} entries)`;
  const isShort = value.every((item) => typeof item !== 'string' || item.length <= most.characters);
  return isShort ? undefined : `has an entry that is too long (maximum is ${most.characters} characters)`;
}
