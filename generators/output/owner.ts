import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** The process that has a lock. Its number alone does not identify it, as numbers are reused, also by other machines. */
export interface Owner {
  readonly pid: number;
  readonly host: string;
  /** The time of its start, in the units of its machine; undefined if the system does not provide it. */
  readonly started: string | undefined;
}

export type OwnerState = 'this' | 'running' | 'ended' | 'elsewhere';

export function thisProcess(): Owner {
  return { pid: process.pid, host: hostname(), started: startOf(process.pid) };
}

/** Whether an owner is still running; `elsewhere` means that it is unknown, on another machine. */
export function stateOf(owner: Owner): OwnerState {
  const self = thisProcess();
  if (owner.host !== self.host) return 'elsewhere';
  const isSameStart = owner.started === undefined || owner.started === startOf(owner.pid);
  if (owner.pid === self.pid) return isSameStart ? 'this' : 'ended';
  return isSameStart && isAlive(owner.pid) ? 'running' : 'ended';
}

export function printOwner({ host, started }: Owner): string {
  return JSON.stringify({ host, started });
}

/** Reads an owner from the text of its file. The default machine is this one. */
export function parseOwner(pid: number, text: string): Owner {
  const here = { pid, host: hostname(), started: undefined };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('host' in value)) return here;
    const { host } = value;
    const started = 'started' in value && typeof value.started === 'string' ? value.started : undefined;
    return typeof host === 'string' ? { pid, host, started } : here;
  } catch {
    return here;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** On Linux, the boot and the ticks from it to the start of a process (`proc_pid_stat(5)`, field 22). */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name of the program, in brackets, may contain spaces and brackets itself.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return ticks === undefined ? undefined : `${boot} ${ticks}`;
  } catch {
    return undefined;
  }
}
