import { clientFindings } from './catalog/client.ts';
import { configFindings } from './catalog/config.ts';
import { conformanceFindings } from './catalog/conformance.ts';
import { diffFindings } from './catalog/diff.ts';
import { docsFindings } from './catalog/docs.ts';
import { houseStyleFindings } from './catalog/house-style.ts';
import { lintFindings } from './catalog/lint.ts';
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
import { defineFindings, type ParametersOf } from './define-findings.ts';

const definitions = {
  ...configFindings,
  ...sourceFindings,
  ...openapiFindings,
  ...schemaFindings,
  ...lintFindings,
  ...houseStyleFindings,
  ...namesFindings,
  ...outputFindings,
  ...payloadFindings,
  ...trafficFindings,
  ...serverFindings,
  ...mockFindings,
  ...diffFindings,
  ...docsFindings,
  ...clientFindings,
  ...reconcileFindings,
  ...conformanceFindings,
};

const findings = defineFindings(definitions);

/** The codes of the toolkit; plug-ins have others. */
export type FindingCode = keyof typeof definitions;

/** The parameters of the message of a code. */
export type FindingParameters<Code extends FindingCode> = ParametersOf<(typeof definitions)[Code]>;

/** Every kind of finding of the toolkit, by code. The part before the slash is the stage that reports it. */
export const catalog: typeof findings.definitions = findings.definitions;

/** Makes a finding of the toolkit; the parameters are those of the code's message. */
export const finding: typeof findings.finding = findings.finding;
