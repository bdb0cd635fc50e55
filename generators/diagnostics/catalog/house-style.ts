import type { FindingDefinition } from '../definition.ts';

type Missing = FindingDefinition<{ readonly kind: string }>;

/** Findings of optional house rules: reported only if the configuration or the command line sets their severity. */
export const houseStyleFindings = {
  'lint/no-summary': missing(
    'summary',
    'Lists of operations show summaries. Without one, readers see only the operationId.',
  ),
  'lint/no-description': missing('description', 'The description tells readers what a name cannot.'),
  'lint/no-operation-id': missing(
    'operationId',
    'Functions, types and files are named after the id. Without it, their names are derived from the method and the path.',
  ),
  'lint/no-tag': missing(
    'tags',
    'Operations are grouped by their first tag. Those without a tag are in a separate group.',
  ),
  'lint/no-error-response': missing(
    'response with a status 4XX',
    'Clients that get an error cannot know what its body says.',
  ),
  'lint/no-contact': missing('contact', 'Readers who find a mistake do not know whom to contact.'),
  'lint/no-license': missing('license', 'Readers do not know what they may do with the API.'),
} as const;

function missing(name: string, cause: string): Missing {
  return {
    severity: 'warning',
    onRequest: true,
    title: `There is no ${name}`,
    message: ({ kind }) => `${kind} has no ${name}.`,
    cause,
    fix: `Add the ${name}.`,
  };
}
