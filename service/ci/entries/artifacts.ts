import { defined } from '../defined.ts';
import { parseExpiry } from '../duration.ts';
import { isMapping } from '../value.ts';
import type { Entry } from './entry.ts';

/** The kinds of reports that a job may produce. */
export const reportKinds = [
  'accessibility',
  'annotations',
  'api_fuzzing',
  'browser_performance',
  'cluster_image_scanning',
  'codequality',
  'container_scanning',
  'coverage_fuzzing',
  'coverage_report',
  'cyclonedx',
  'dast',
  'dependency_scanning',
  'dotenv',
  'jacoco',
  'junit',
  'license_scanning',
  'load_performance',
  'lsif',
  'metrics',
  'performance',
  'repository_xray',
  'requirements',
  'requirements_v2',
  'sast',
  'scip',
  'secret_detection',
  'terraform',
] as const;

/** A kind of report. */
export type ReportKind = (typeof reportKinds)[number];

/** What a job leaves. */
export type Artifacts = {
  paths?: readonly string[];
  exclude?: readonly string[];
  name?: string;
  untracked?: boolean;
  when?: 'on_success' | 'on_failure' | 'always';
  /** Seconds. */
  expireIn?: number | 'never';
  exposeAs?: string;
  access?: 'none' | 'developer' | 'maintainer' | 'all';
  /** The paths of reports. */
  reports: ReadonlyMap<ReportKind, readonly string[]>;
  coverageReport?: { format: 'cobertura' | 'jacoco'; path: string };
};

const keys = 'name untracked paths reports when expire_in expose_as exclude public access'.split(' ');

/** The value of `artifacts`. */
export function readArtifacts(entry: Entry): Artifacts | undefined {
  if (entry.members(keys) === undefined) return undefined;
  if (entry.has('public') && entry.has('access')) {
    entry.fail('these keys cannot be used together: public, access');
  }
  const paths = entry.texts('paths');
  const exclude = entry.texts('exclude');
  const name = entry.text('name');
  const untracked = entry.boolean('untracked');
  const when = entry.oneOf('when', ['on_success', 'on_failure', 'always']);
  const isPublic = entry.boolean('public');
  const access = entry.oneOf('access', ['none', 'developer', 'maintainer', 'all']);
  const expireIn = readExpiry(entry);
  const exposeAs = readExposeAs(entry, paths);
  return {
    ...defined({ paths, exclude, name, untracked, when, expireIn, exposeAs, access }),
    ...(isPublic === false ? { access: 'developer' as const } : {}),
    ...readReports(entry),
  };
}

function readExpiry(entry: Entry): number | 'never' | undefined {
  const value = entry.child('expire_in')?.value;
  if (value === undefined) return undefined;
  const expiry = typeof value === 'string' ? parseExpiry(value) : undefined;
  return expiry ?? entry.fail('should be a duration', 'expire_in');
}

function readExposeAs(entry: Entry, paths: readonly string[] | undefined): string | undefined {
  const name = entry.text('expose_as');
  if (name === undefined) return undefined;
  if (paths === undefined || paths.length === 0) entry.fail("can't be blank", 'paths');
  if (paths?.some((path) => path.includes('*')) === true) {
    entry.fail("can't contain '*' when used with 'expose_as'", 'paths');
  }
  if (name.length > 100) entry.fail('is too long (maximum is 100 characters)', 'expose_as');
  if (!/^\w[-\w ]*$/.test(name))
    entry.fail("can contain only letters, digits, '-', '_' and spaces", 'expose_as');
  return name;
}

function readReports(entry: Entry): Pick<Artifacts, 'reports' | 'coverageReport'> {
  const reports = new Map<ReportKind, readonly string[]>();
  const given = entry.child('reports');
  if (given === undefined) return { reports };
  if (!isMapping(given.value)) {
    entry.fail('should be a hash', 'reports');
    return { reports };
  }
  given.members(reportKinds);
  for (const kind of reportKinds) {
    const paths = kind === 'coverage_report' ? undefined : given.textOrTexts(kind);
    if (paths !== undefined) reports.set(kind, paths);
  }
  const coverage = given.child('coverage_report');
  if (coverage?.members(['coverage_format', 'path']) === undefined) return { reports };
  const format = coverage.oneOf(
    'coverage_format',
    ['cobertura', 'jacoco'],
    'must be one of supported formats: cobertura, jacoco.',
  );
  const path = coverage.requiredText('path');
  return format === undefined || path === undefined
    ? { reports }
    : { reports, coverageReport: { format, path } };
}
