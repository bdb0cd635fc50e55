import type { Seed } from '../../../generated/control/types/index.js';

/** The token of a caller who may not access the administrator's resources. */
export const strangerToken = 'token-of-a-stranger';

/** The tokens of users who ask for access. */
export const askers = { asker: 'token-of-an-asker', other: 'token-of-another' } as const;

const configuration = `
build:
  script: make
  artifacts:
    paths: [coverage/]
    expire_in: 1 week
    reports: { junit: junit.xml }
`;

/** The token of a developer, who opens merge requests that others approve. */
export const authorToken = 'token-of-an-author';

/**
 * A world in which requests from the document find something. The group and the project that they name have the id 3.
 */
export const places: Seed = {
  users: [{ username: 'stranger', tokens: [{ name: 'stranger', secret: strangerToken }] }],
  groups: [
    { full_path: 'acme', visibility: 'public', members: [{ username: 'root', access_level: 50 }] },
    { full_path: 'acme/platform', visibility: 'public' },
    { full_path: 'open', visibility: 'public' },
  ],
  projects: [
    { full_path: 'acme/one' },
    { full_path: 'open/two', visibility: 'public' },
    {
      full_path: 'acme/platform/deploy',
      visibility: 'public',
      topics: ['deployment', 'tools'],
      commits: [
        {
          message: 'First',
          files: {
            'README.md': 'Deploy\n',
            VERSION: '1.3.0\n',
            'SETUP.md': 'x\n',
            'scripts/old.sh': 'x\n',
            '.gitlab-ci.yml': configuration,
          },
        },
        { message: 'Add the scripts', files: { 'scripts/deploy.sh': 'echo deployed\n' } },
        { branch: 'release/1.4', message: 'Start the release', files: { VERSION: '1.4.0\n' } },
        { branch: 'topic', message: 'Add a topic\n\nChangelog: added', files: { 'topic.md': 'x\n' } },
      ],
      tags: [{ name: 'v1.3.0', ref: 'main' }],
    },
  ],
};

/** Users that come after the places, so that the places have low ids. */
export const people: Seed = {
  users: [
    { username: 'asker', tokens: [{ name: 'asker', secret: askers.asker }] },
    { username: 'other', tokens: [{ name: 'other', secret: askers.other }] },
    { username: 'mira', tokens: [{ name: 'mira', secret: authorToken }] },
    { username: 'ada' },
    { username: 'kim' },
    { username: 'lou' },
  ],
  groups: [
    {
      full_path: 'identified',
      members: [{ username: 'root', access_level: 50 }],
      saml_identities: [
        { username: 'mira', extern_uid: 'mira' },
        { username: 'ada', extern_uid: 'ada' },
      ],
    },
  ],
};
