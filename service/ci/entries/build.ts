import { defined } from '../defined.ts';
import type { BuildJob } from '../job.ts';
import type { Matching } from '../rules/matching.ts';
import { isBlank, isSequence } from '../value.ts';
import { readSecrets } from './credentials.ts';
import type { Entry } from './entry.ts';
import { readPages } from './pages.ts';
import { readRelease } from './release.ts';
import { readScript } from './script.ts';
import { readSettings, settingKeys, type Settings } from './settings.ts';

/** The members that only jobs for a runner have. */
export type Build = Settings &
  Pick<
    BuildJob,
    'script' | 'dependencies' | 'coverage' | 'release' | 'secrets' | 'pages' | 'manualConfirmation' | 'steps'
  >;

/** Reads the members of a job for a runner. */
export function readBuild(name: string, job: Entry, matching: Matching): Build {
  const release = job.child('release');
  const secrets = job.child('secrets');
  return {
    ...readSettings(job, settingKeys),
    script: readCommands(job),
    ...defined({
      steps: readSteps(job),
      dependencies: job.texts('dependencies'),
      coverage: readCoverage(job, matching),
      release: release === undefined ? undefined : readRelease(release),
      secrets: secrets === undefined ? undefined : readSecrets(secrets),
      pages: readSite(name, job),
      manualConfirmation: job.text('manual_confirmation'),
    }),
  };
}

function readCommands(job: Entry): readonly string[] {
  const script = job.child('script');
  if (script === undefined || isBlank(script.value)) {
    if (!job.has('run')) job.fail("can't be blank", 'script');
    return [];
  }
  return readScript(script) ?? [];
}

/** `run` has steps instead of a script. The runner checks their structure. */
function readSteps(job: Entry): number | undefined {
  const run = job.child('run');
  if (run === undefined) return undefined;
  for (const other of ['script', 'before_script', 'after_script']) {
    if (job.has(other)) job.fail(`these keys cannot be used together: ${other}, run`);
  }
  return isSequence(run.value) ? run.value.length : job.fail('value at root is not an array', 'run');
}

function readCoverage(job: Entry, matching: Matching): string | undefined {
  const coverage = job.child('coverage');
  if (coverage === undefined) return undefined;
  const { value } = coverage;
  if (typeof value === 'string' && matching.isPattern(value)) return value;
  return coverage.fail('must be a regular expression with re2 syntax');
}

/** A job named `pages` publishes a site, unless its configuration disables that. */
function readSite(name: string, job: Entry): BuildJob['pages'] {
  const pages = job.child('pages');
  const publish = job.text('publish');
  const site = pages === undefined ? undefined : readPages(pages);
  if (site === undefined && (name !== 'pages' || pages !== undefined)) return undefined;
  return { ...site, ...defined({ publish: site?.publish ?? publish }) };
}
