import { isIP } from 'node:net';
import type { RepositoryContext } from '../context.ts';
import { GitFailed, GitTimeout, ImportFailed } from '../errors.ts';
import { isRefName } from '../names.ts';
import { isEmpty, setDefaultBranch } from '../refs/change.ts';
import type { ImportOptions } from '../repository-store.ts';

/** Settings for one fetch, added to those of every process. */
function settings(url: URL, options: ImportOptions): string[] {
  const list = ['-c', `protocol.${url.protocol.slice(0, -1)}.allow=always`];
  list.push('-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=60', '-c', 'credential.helper=');
  const isNumber = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (options.address !== undefined && !isNumber) {
    const port = url.port || (url.protocol === 'https:' ? '443' : '80');
    list.push('-c', `http.curloptResolve=${url.hostname}:${port}:${options.address}`);
  }
  return list;
}

/** The header with the credentials is in the environment, where other users of the machine do not see it. */
function environment(options: ImportOptions): NodeJS.ProcessEnv {
  if (options.credentials === undefined) return {};
  const { userName, password } = options.credentials;
  const basic = Buffer.from(`${userName}:${password}`).toString('base64');
  return { GIT_CONFIG_PARAMETERS: `'http.extraHeader'='Authorization: Basic ${basic}'` };
}

function checkedUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new ImportFailed('Only http and https addresses can be imported');
  }
  if (url.username !== '' || url.password !== '')
    throw new ImportFailed('Credentials do not belong in the address');
  return url;
}

/** Fetches all branches and tags, and sets the default branch. */
export async function importRefs(context: RepositoryContext, options: ImportOptions): Promise<void> {
  const url = checkedUrl(options.url);
  const base = settings(url, options);
  const run = {
    env: environment(options),
    timeout: options.timeout ?? 3_600_000,
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  };
  try {
    const asked = [...base, 'ls-remote', '--symref', '--', url.href, 'HEAD'];
    const env = { ...run.env, GIT_TRACE_PACKET: '2' };
    const { stdout, stderr } = await context.run(asked, { ...run, env });
    // Git reads any page as a list of references of a plain file server. Only a git server sends packets.
    if (!/packet: +\S+< /.test(stderr)) throw new ImportFailed('There is no server of git at this address');
    const head = /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(stdout.toString())?.[1];
    await context.locked(async () => {
      if (!(await isEmpty(context))) throw new ImportFailed('The repository is not empty');
      // Before the references: they are created all at once, which completes the import.
      if (head !== undefined && isRefName(head)) await setDefaultBranch(context, head);
      const refs = ['+refs/heads/*:refs/heads/*', '+refs/tags/*:refs/tags/*'];
      const flags = ['--no-write-fetch-head', '--no-auto-maintenance', '--no-tags', '--quiet', '--atomic'];
      await context.run([...base, 'fetch', ...flags, '--', url.href, ...refs], run);
    });
  } catch (error) {
    throw error instanceof GitFailed
      ? new ImportFailed(reasonOf(error, options), { cause: error })
      : asFailure(error);
  }
}

function asFailure(error: unknown): unknown {
  return error instanceof GitTimeout ? new ImportFailed('The import took too long', { cause: error }) : error;
}

/** The last line of git's output, without the URL. */
function reasonOf(error: GitFailed, options: ImportOptions): string {
  if (options.signal?.aborted === true) return 'The import was canceled';
  const line = error.stderr.split('\n').findLast((text) => text.startsWith('fatal: ')) ?? 'fatal: it failed';
  return line.slice('fatal: '.length).replaceAll(options.url, '<address>').slice(0, 300);
}
