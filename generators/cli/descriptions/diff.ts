import type { Description } from '../command.ts';
import { STRICT_OPTION } from '../document.ts';
import { valued } from '../option.ts';

export const diff: Description = {
  name: 'diff',
  summary: 'Show what changed since an earlier document, and whom that breaks',
  usage:
    '[OLD [NEW]] [--format FORMAT] [--fail-on VERDICTS] [--accepted FILE] [--max-steps N] [--max-time SECONDS]',
  details: [
    'OLD and NEW are files, or git:REVISION:PATH in the repository of the current folder; git:REVISION alone takes the path',
    'of the other document. OLD is by default the commit at which the branch left the main one, or HEAD on the main one.',
    '',
    'Each change has one of four verdicts:',
    '  breaks         there is a witness: a value that was valid and is now refused (requests), or that is now possible and',
    '                 was not before (responses), according to the compiled checks of both documents',
    '  safe           the structure of both documents proves that no client breaks',
    '  unknown        neither is proven; the change names the keyword at which the proof ended',
    '  documentation  only texts have changed',
    '',
    'The command fails for changes with the verdicts of --fail-on, unless the file of --accepted lists their fingerprints:',
    '  { "accepted": [{ "fingerprint": "0123456789abcdef", "reason": "…", "until": "2027-01-31" }] }',
    '',
    'Examples:',
    '  forgespec diff',
    '  forgespec diff git:v1.2.0:spec/openapi.yaml spec/openapi.yaml --format markdown',
    '  forgespec diff old.yaml new.yaml --fail-on breaking',
    '  forgespec diff old.yaml new.yaml --fail-on none --format changelog',
  ],
  options: {
    format: valued('FORMAT', 'text (default), json, sarif, junit, markdown, changelog or changelog-json'),
    'fail-on': valued('VERDICTS', 'breaking,unknown (default), breaking, unknown or none'),
    accepted: valued('FILE', 'Changes that were reviewed and do not make the command fail'),
    'max-steps': valued(
      'N',
      'Limit of steps for proofs and witnesses; what is undecided then is unknown (default: 30000000)',
    ),
    'max-time': valued('SECONDS', 'Time limit of the comparison (default: 300)'),
    ...STRICT_OPTION,
  },
};
