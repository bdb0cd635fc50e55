import { isUtf8 } from 'node:buffer';
import { isRefName } from '../names.ts';
import type { RefChange } from '../objects/types.ts';

/** One packet: four hexadecimal digits with its length, then its bytes ("gitprotocol-common", pkt-line). */
export function packet(data: string | Buffer): Buffer {
  const body = typeof data === 'string' ? Buffer.from(data) : data;
  return Buffer.concat([Buffer.from((body.length + 4).toString(16).padStart(4, '0')), body]);
}

export const flush = Buffer.from('0000');

/** The commands of a push: changes of references, and the capabilities of its client. */
export interface PushCommands {
  readonly changes: readonly RefChange[];
  readonly capabilities: readonly string[];
}

const none = '0'.repeat(40);
/** A client that does not have all commits says which it has without their parents. */
const shallow = /^shallow [0-9a-f]{40}\n?$/;
const command = /^([0-9a-f]{40}) ([0-9a-f]{40}) ([^\0\n]+)(?:\0([^\n]*))?\n?$/;

/**
 * The commands at the start of a push ("gitprotocol-pack", pushing data to a server). Undefined if the bytes end before
 * the commands do, or contain anything else, such as a certificate: git would carry out what is not checked here.
 */
export function parseCommands(data: Buffer): PushCommands | undefined {
  const changes: RefChange[] = [];
  let capabilities: readonly string[] = [];
  let at = 0;
  for (;;) {
    const digits = data.toString('latin1', at, at + 4);
    if (digits === '0000') return { changes, capabilities };
    const length = /^[0-9a-f]{4}$/.test(digits) ? Number.parseInt(digits, 16) : 0;
    if (length < 5 || at + length > data.length) return undefined;
    const bytes = data.subarray(at + 4, at + length);
    const line = bytes.toString();
    const match = command.exec(line);
    if (!isUtf8(bytes) || (match === null && !shallow.test(line))) return undefined;
    if (match !== null) {
      const [, before = none, after = none, ref = '', said] = match;
      changes.push({ ref, before: before === none ? null : before, after: after === none ? null : after });
      if (said !== undefined) capabilities = said.split(' ').filter(Boolean);
    }
    at += length;
  }
}

const want = /^want ([0-9a-f]{40})/i;

/**
 * The objects that a fetch wants, by all versions of the protocol ("gitprotocol-pack", "gitprotocol-v2"). Undefined if
 * the bytes are no packets.
 */
export function parseWants(data: Buffer): readonly string[] | undefined {
  const wants = new Set<string>();
  let at = 0;
  while (at < data.length) {
    const digits = data.toString('latin1', at, at + 4);
    const length = /^[0-9a-f]{4}$/i.test(digits) ? Number.parseInt(digits, 16) : -1;
    // Packets of less than four bytes are delimiters.
    if (length === 3 || length < 0 || at + length > data.length) return undefined;
    const id = want.exec(data.toString('latin1', at + 4, at + length))?.[1];
    if (length > 4 && id !== undefined) wants.add(id.toLowerCase());
    at += Math.max(length, 4);
  }
  return [...wants];
}

/** The report that refuses all commands of a push, each with its reason. */
export function refusal(commands: PushCommands, reasons: ReadonlyMap<string, string>): Buffer {
  const lines = commands.changes.map(({ ref }) => {
    const reason = reasons.get(ref) ?? 'another reference of the push was refused';
    return packet(`ng ${ref} ${reason.replace(/\s+/g, ' ')}\n`);
  });
  const report = Buffer.concat([packet('unpack ok\n'), ...lines, flush]);
  if (!commands.capabilities.includes('side-band-64k')) return report;
  const parts: Buffer[] = [];
  for (let at = 0; at < report.length; at += 65_000) {
    parts.push(packet(Buffer.concat([Buffer.from([1]), report.subarray(at, at + 65_000)])));
  }
  return Buffer.concat([...parts, flush]);
}

/** Why no push may create this reference. Deleting is always possible. */
export function refusedName(change: RefChange): string | undefined {
  const name = /^refs\/(?:heads|tags)\/(.+)$/.exec(change.ref)?.[1];
  if (name === undefined) return 'only branches and tags can be pushed';
  return change.after === null || isRefName(name) ? undefined : 'invalid name';
}
