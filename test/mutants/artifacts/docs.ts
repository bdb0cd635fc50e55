import { faultsOf, type ArtifactFault } from './fault.ts';

/** Faults of the pages: facts, words, programs and links of something else. */
export const docsFaults: readonly ArtifactFault[] = faultsOf('docs', [
  [
    'a member of a body has another default',
    'operations/create-commit.html',
    '<code>true</code></span></dt><dd><p>Whether the response contains <code>stats</code>.</p>',
    '<code>false</code></span></dt><dd><p>Whether the response contains <code>stats</code>.</p>',
    'docs/facts',
  ],
  [
    'a parameter has no words',
    'operations/update-project-milestone.html',
    '<p>ID of the milestone. It is unique across projects, unlike its <code>iid</code>.</p>',
    '',
    'docs/description',
  ],
  [
    'a program sends another method',
    'operations/update-project-milestone.html',
    'requests.<span class="t-function">put</span>(',
    'requests.<span class="t-function">post</span>(',
    'docs/sample-method',
  ],
  [
    'a status has another phrase',
    'operations/update-project-milestone.html',
    '404 Not Found',
    '404 Gone',
    'docs/status-words',
  ],
  [
    'a body of a program is not allowed',
    'operations/update-project-milestone.md',
    '"state_event": "close"',
    '"state_event": "shut"',
    'docs/sample-body',
  ],
  [
    'a schema leads to another one',
    'operations/update-project-milestone.html',
    '<a href="../schemas/milestone-schema.html">Milestone</a>',
    '<a href="../schemas/member-schema.html">Milestone</a>',
    'docs/links',
  ],
  [
    'a credential has another header',
    'operations/update-project-milestone.html',
    'Header <code>PRIVATE-TOKEN</code>',
    'Header <code>X-TOKEN</code>',
    'docs/security',
  ],
]);
