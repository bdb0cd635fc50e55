/** Who has to change something. */
export type Affected = 'callers' | 'readers' | 'nobody';

/** A change that was judged by hand, from the texts of both documents. */
export interface Judged {
  readonly code: string;
  readonly where: string;
  readonly verdict: 'breaks' | 'safe' | 'unknown' | 'documentation';
  readonly who: Affected;
  readonly why: string;
}

type Row = readonly [verdict: Judged['verdict'], who: Affected, code: string, where: string, why: string];

const record = 'application/json request body of POST /orgs/{org}/artifacts/metadata/deployment-record';
const cluster = `${record}/cluster/{cluster}`;
const items = 'application/json request body of POST /orgs/{org}/projectsV2/{project_number}/items';
const budget = 'PATCH /organizations/{org}/settings/billing/budgets/{budget_id}';
const sha = 'schema code-scanning-analysis-commit-sha in';
const analysis = 'response 200 of GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}';
const dispatch = 'POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches';

const rows: readonly Row[] = [
  [
    'breaks',
    'callers',
    'operation-removed',
    'GET /orgs/{org}/copilot/metrics',
    'The path is gone, and was not deprecated.',
  ],
  [
    'breaks',
    'callers',
    'deprecated-operation-removed',
    'GET /repos/{owner}/{repo}/tags/protection',
    'The path is gone; it was deprecated.',
  ],
  [
    'breaks',
    'callers',
    'operation-moved',
    'dependabot/repository-access-for-org',
    'The same operationId stands at /orgs in place of /organizations.',
  ],
  ['safe', 'nobody', 'operation-added', 'GET /agents/repos/{owner}/{repo}/tasks', 'Nobody called it.'],
  [
    'documentation',
    'readers',
    'operation-deprecated',
    'GET /assignments/{assignment_id}',
    'It works as before.',
  ],
  [
    'documentation',
    'readers',
    'operation-summary-changed',
    'GET /assignments/{assignment_id}',
    'Words alone.',
  ],
  ['documentation', 'readers', 'tag-added', 'agent-tasks', 'A new group of operations.'],
  [
    'safe',
    'nobody',
    'parameter-added',
    'query parameter status of GET /app/hook/deliveries',
    'It is optional.',
  ],
  [
    'documentation',
    'readers',
    'parameter-deprecated-no-longer',
    'query parameter per_page of GET /repos/{owner}/{repo}/dependabot/alerts',
    'The member deprecated is gone, the schema is the same.',
  ],
  [
    'documentation',
    'readers',
    'request-format-changed',
    'path parameter job_id of GET /repos/{owner}/{repo}/actions/jobs/{job_id}',
    'All integers that JSON carries exactly have 64 bits.',
  ],
  [
    'safe',
    'nobody',
    'request-max-length-widened',
    'path parameter cluster of POST /orgs/{org}/artifacts/metadata/deployment-record/cluster/{cluster}',
    'From 64 characters to 128.',
  ],
  [
    'breaks',
    'callers',
    'request-max-length-narrowed',
    `${record}, /name`,
    'A name had no limit, and now one of 256 characters.',
  ],
  [
    'breaks',
    'callers',
    'request-min-length-narrowed',
    `${record}, /logical_environment`,
    'The empty text was valid.',
  ],
  [
    'breaks',
    'callers',
    'request-max-items-narrowed',
    `${cluster}, /deployments`,
    'A list of 1001 deployments was valid.',
  ],
  [
    'safe',
    'nobody',
    'request-min-length-widened',
    `${cluster}, /deployments/*/version`,
    'The empty text is valid now.',
  ],
  [
    'unknown',
    'callers',
    'request-default-changed',
    `${cluster}, /deployments/*/status`,
    'There was no default; what the service took for one is not said.',
  ],
  [
    'safe',
    'nobody',
    'request-max-properties-widened',
    `application/json request body of ${dispatch}, /inputs`,
    'From 10 inputs to 25.',
  ],
  [
    'safe',
    'nobody',
    'request-property-added',
    `application/json request body of ${dispatch}, /return_run_details`,
    'It is optional.',
  ],
  [
    'breaks',
    'callers',
    'success-status-added',
    `response 200 of ${dispatch}`,
    'There was 204 alone, without a body.',
  ],
  [
    'breaks',
    'callers',
    'request-property-required',
    'application/json request body of DELETE /orgs/{org}/code-security/configurations/detach, /selected_repository_ids',
    'An object without the list was valid.',
  ],
  [
    'safe',
    'nobody',
    'request-property-optional',
    'application/json request body of PUT /orgs/{org}/actions/oidc/customization/sub, /include_claim_keys',
    'The name is in required no more.',
  ],
  [
    'unknown',
    'callers',
    'request-property-removed',
    'schema app-permissions in requests, /team_discussions',
    'The object is open: the value is valid, what becomes of it is not said.',
  ],
  [
    'safe',
    'nobody',
    'request-values-widened',
    'schema app-permissions in requests, /organization_copilot_seat_management',
    '"read" may be sent as well.',
  ],
  [
    'breaks',
    'callers',
    'request-other-properties-narrowed',
    items,
    'additionalProperties is false now, and was not there.',
  ],
  [
    'safe',
    'nobody',
    'request-alternatives-widened',
    items,
    'What has an id is the first alternative; owner, repo and number were not described before.',
  ],
  [
    'safe',
    'nobody',
    'request-values-widened',
    `application/json request body of ${budget}, /budget_type`,
    'The list is written as alternatives of one value, one more than before.',
  ],
  [
    'unknown',
    'callers',
    'request-default-changed',
    'application/json request body of PATCH /repos/{owner}/{repo}/releases/{release_id}, /make_latest',
    'From true to "true": a correction, if the service did that before.',
  ],
  [
    'unknown',
    'nobody',
    'request-pattern-changed',
    `${sha} requests`,
    'Safe by hand: 40 digits, which the length asked for, are one of the two counts. Patterns are compared as texts.',
  ],
  [
    'breaks',
    'callers',
    'response-max-length-widened',
    `${sha} responses`,
    'A column of 40 characters is too short for 64.',
  ],
  [
    'breaks',
    'callers',
    'response-media-type-removed',
    `application/json+sarif ${analysis}`,
    'Who accepts this type alone gets 406.',
  ],
  [
    'unknown',
    'callers',
    'response-media-type-added',
    `application/sarif+json ${analysis}`,
    'Who sends no Accept gets what the service prefers.',
  ],
  [
    'safe',
    'nobody',
    'response-type-narrowed',
    'schema pull-request-simple in responses, /assignees',
    'The list was nullable.',
  ],
  [
    'breaks',
    'callers',
    'response-type-widened',
    'schema minimal-repository in responses, /license/url',
    'The URL is nullable now.',
  ],
  [
    'breaks',
    'callers',
    'response-property-added',
    'schema dependabot-alert-security-advisory in responses, /classification',
    'The object was closed by additionalProperties: false.',
  ],
  [
    'safe',
    'nobody',
    'response-property-added',
    'schema app-permissions in responses, /code_quality',
    'The object is open.',
  ],
  [
    'breaks',
    'callers',
    'response-property-removed',
    'schema rate-limit-overview in responses, /resources/code_scanning_upload',
    'Who reads it finds nothing, or anything.',
  ],
  [
    'breaks',
    'callers',
    'response-values-widened',
    'schema repository-ruleset-bypass-actor in responses, /actor_type',
    '"User" was not in the list.',
  ],
  [
    'breaks',
    'callers',
    'response-property-optional',
    `application/json response 200 of ${budget}, /budget/budget_alerting/will_alert`,
    'The list required is gone from budget_alerting.',
  ],
  [
    'safe',
    'nobody',
    'response-property-required',
    'application/json response 200 of POST /orgs/{org}/artifacts/metadata/deployment-record, /total_count',
    'It was optional.',
  ],
  [
    'breaks',
    'callers',
    'response-alternatives-widened',
    'schema repository-rule in responses',
    'A rule of a new type, license_compliance_scanning.',
  ],
  [
    'breaks',
    'callers',
    'response-alternatives-widened',
    'schema issue-event-for-issue in responses',
    'Eleven events that the union did not have.',
  ],
  [
    'unknown',
    'nobody',
    'response-property-added',
    'schema secret-scanning-location in responses, /details/html_url',
    'A value may meet two alternatives of oneOf, of which the new member now excludes one.',
  ],
  [
    'safe',
    'nobody',
    'error-status-added',
    'response 410 of GET /assignments/{assignment_id}',
    'Callers have to expect errors.',
  ],
  [
    'safe',
    'nobody',
    'error-status-removed',
    'response 503 of GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix',
    'One error less.',
  ],
  [
    'safe',
    'nobody',
    'request-body-added',
    'request body of GET /repos/{owner}/{repo}/contents/{path}',
    'It is not required.',
  ],
  [
    'safe',
    'nobody',
    'response-minimum-narrowed',
    `application/json response 200 of ${budget}, /budget/budget_amount`,
    'Numbers below zero come no more.',
  ],
];

/** Changes of the two documents beside this file, judged by hand. */
export const judged: readonly Judged[] = rows.map(([verdict, who, code, where, why]) => ({
  code: `diff/${code}`,
  where,
  verdict,
  who,
  why,
}));
