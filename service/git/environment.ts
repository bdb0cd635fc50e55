/** Limits that git itself enforces, and what it needs to find its programs. */
export interface GitSettings {
  /** Maximum bytes of one push. */
  readonly maxPushBytes: number;
  /** Whether objects and references are flushed to the disk before a write is complete. */
  readonly durable: boolean;
}

/**
 * The configuration of every process of git. Configuration files of the machine, of a user and of a repository's hooks
 * are ignored.
 */
function configuration(settings: GitSettings): readonly (readonly [string, string])[] {
  return [
    ['safe.directory', '*'],
    ['core.hooksPath', '/dev/null'],
    ['core.quotePath', 'false'],
    ['core.bigFileThreshold', '50m'],
    ['core.filesRefLockTimeout', '2000'],
    ['core.packedRefsTimeout', '2000'],
    ['core.fsync', settings.durable ? 'committed' : 'none'],
    ['core.alternateRefsCommand', 'exit 0 #'],
    ['protocol.allow', 'never'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    ['log.mailmap', 'false'],
    ['pack.threads', '1'],
    ['diff.renameLimit', '1000'],
    ['merge.renameLimit', '1000'],
    ['http.receivepack', 'true'],
    ['http.followRedirects', 'false'],
    ['receive.autogc', 'false'],
    ['receive.advertisePushOptions', 'true'],
    ['receive.maxInputSize', String(settings.maxPushBytes)],
    ['transfer.fsckObjects', 'true'],
    // Old histories contain these, and git itself reads them.
    ...['fetch', 'receive'].flatMap((side): [string, string][] => [
      [`${side}.fsck.badTimezone`, 'ignore'],
      [`${side}.fsck.missingSpaceBeforeDate`, 'ignore'],
      [`${side}.fsck.zeroPaddedFilemode`, 'ignore'],
    ]),
    ['uploadpack.allowFilter', 'true'],
    // What references do not lead to is refused before git is asked.
    ['uploadpack.allowAnySHA1InWant', 'true'],
  ];
}

/** The whole environment of a process of git: no home, no prompts, no configuration files, no replaced objects. */
export function gitEnvironment(settings: GitSettings): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    HOME: '/nonexistent',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '/bin/false',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
  };
  const entries = configuration(settings);
  env['GIT_CONFIG_COUNT'] = String(entries.length);
  for (const [index, [key, value]] of entries.entries()) {
    env[`GIT_CONFIG_KEY_${index}`] = key;
    env[`GIT_CONFIG_VALUE_${index}`] = value;
  }
  return env;
}
