import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENCE } from '../../../../test/runs/limits.ts';

/** What a run of git gave. */
export interface GitRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A separate folder for git, without the configuration of the machine. */
export function makeGitFolder(): string {
  return mkdtempSync(join(tmpdir(), 'forge-git-client-'));
}

/** Runs git in a folder below the created one. Commits are Bob's. It never prompts for passwords. */
export async function git(home: string, folder: string, ...args: readonly string[]): Promise<GitRun> {
  const who = { NAME: 'Bob', EMAIL: 'bob@example.com' };
  const env = {
    PATH: process.env['PATH'],
    HOME: home,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    ...Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((role) =>
        Object.entries(who).map(([part, text]) => [`GIT_${role}_${part}`, text]),
      ),
    ),
  };
  return await new Promise((resolve) => {
    execFile(
      'git',
      [...args],
      { cwd: join(home, folder), env, timeout: PATIENCE },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code ?? -1), stdout, stderr });
      },
    );
  });
}

/** The same for a run that must succeed; returns its output. */
export async function gitDone(home: string, folder: string, ...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await git(home, folder, ...args);
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${code}\n${stderr}`);
  return stdout.trim();
}
