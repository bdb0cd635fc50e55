import { clientFindings } from './catalog/client.ts';
import { conformanceFindings } from './catalog/conformance.ts';
import { docsFindings } from './catalog/docs.ts';
import { mockFindings } from './catalog/mock.ts';
import { namesFindings } from './catalog/names.ts';
import { openapiFindings } from './catalog/openapi.ts';
import { outputFindings } from './catalog/output.ts';
import { payloadFindings } from './catalog/payload.ts';
import { reconcileFindings } from './catalog/reconcile.ts';
import { schemaFindings } from './catalog/schema.ts';
import { serverFindings } from './catalog/server.ts';
import { sourceFindings } from './catalog/source.ts';
import { trafficFindings } from './catalog/traffic.ts';
import type { Place } from './place.ts';
import type { FindingDefinition } from './definition.ts';
import type { Finding } from './finding.ts';

/** Every kind of finding there is, by code. The part before the slash is the stage that reports it. */
export const catalog = {
  ...sourceFindings,
  ...openapiFindings,
  ...schemaFindings,
  ...namesFindings,
  ...outputFindings,
  ...payloadFindings,
  ...trafficFindings,
  ...serverFindings,
  ...mockFindings,
  ...docsFindings,
  ...clientFindings,
  ...reconcileFindings,
  ...conformanceFindings,
};

type Catalog = typeof catalog;
export type FindingCode = keyof Catalog;
export type FindingParameters<Code extends FindingCode> = Parameters<Catalog[Code]['message']>[0];

/** Makes a finding; the parameters are those of the code's message. */
export function finding<Code extends FindingCode>(
  code: Code,
  parameters: FindingParameters<Code>,
  at?: Place,
  related?: Finding['related'],
): Finding {
  const { severity, message, group } = definitionOf(code);
  return {
    code,
    severity,
    message: message(parameters),
    ...(group === undefined ? {} : { group: group(parameters) }),
    at,
    ...(related === undefined ? {} : { related }),
  };
}

/** The entry of the catalog under the parameters of its code. */
function definitionOf<Code extends FindingCode>(code: Code) {
  return catalog[code] as FindingDefinition<never> as FindingDefinition<FindingParameters<Code>>;
}

/** The findings as authors see them who asked for strictness: flaws of the document are errors. */
export function refuseFlaws(findings: readonly Finding[]): readonly Finding[] {
  return findings.map((each) => {
    return definitionOf(each.code).flaw === true ? { ...each, severity: 'error' } : each;
  });
}
