import type { FindingDefinition } from '../definition.ts';

type Missing = FindingDefinition<{ readonly kind: string }>;

/** Findings of optional house rules: reported only if the configuration or the command line sets their severity. */
export const houseStyleFindings = {
  'lint/missing-summary': missing(
    'summary',
    'Lists of operations show summaries. Without one, readers see only the operationId.',
  ),
  'lint/missing-description': missing('description', 'The description tells readers what a name cannot.'),
  'lint/missing-operation-id': missing(
    'operationId',
    'Functions, types and files are named after the id. Without it, their names are derived from the method and the path.',
  ),
  'lint/missing-tag': missing(
    'tags',
    'Operations are grouped by their first tag. Those without a tag are in a separate group.',
  ),
  'lint/missing-error-response': missing(
    'response with a status 4XX',
    'Clients that get an error cannot know what its body says.',
  ),
  'lint/missing-contact': missing('contact', 'Readers who find a mistake do not know whom to contact.'),
  'lint/missing-license': missing('license', 'Readers do not know what they may do with the API.'),
} as const;

function missing(name: string, cause: string): Missing {
  return {
    severity: 'warning',
    onRequest: true,
    title: `Missing ${name}`,
    message: ({ kind }) => `${kind} has no ${name}.`,
    cause,
    fix: `Add the ${name}.`,
  };
}
