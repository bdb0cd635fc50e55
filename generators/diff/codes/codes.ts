import { defineFindings } from '../../diagnostics/define-findings.ts';
import { metadataCodes, securityCodes, serverCodes } from './access.ts';
import { memberCodes } from './members.ts';
import { bodyCodes, responseCodes } from './messages.ts';
import { operationCodes } from './operations.ts';
import { parameterCodes } from './parameters.ts';
import { aspectCodes } from './schemas.ts';

/** Every kind of change, by code. Codes are public: people accept changes by them. */
export const changeCodes = {
  ...operationCodes,
  ...parameterCodes,
  ...bodyCodes,
  ...responseCodes,
  ...memberCodes,
  ...aspectCodes,
  ...securityCodes,
  ...serverCodes,
  ...metadataCodes,
};

/** The code of a change: `diff/operation-removed`. */
export type ChangeCode = keyof typeof changeCodes;

/** Makes the finding of a change. */
export const changeFinding = defineFindings(changeCodes).finding;
