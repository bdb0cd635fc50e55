import type { Finding } from '../../diagnostics/finding.ts';
import type { Severity } from '../../diagnostics/definition.ts';
import { changeCodes } from '../codes/codes.ts';
import type { ContractChange, Verdict } from '../contract.ts';
import { witnessText } from './witness-text.ts';

const severities: Readonly<Record<Verdict['kind'], Severity>> = {
  breaks: 'error',
  unknown: 'warning',
  safe: 'note',
  documentation: 'note',
};

/** Operations that are named in a message. */
const MOST_NAMED = 3;

/** A change as a finding, at its place in the later document where it has one. */
export function findingOf(change: ContractChange): Finding {
  const { code, verdict, before, after } = change;
  const related = after === undefined || before === undefined ? [] : [{ message: 'was here', at: before }];
  return {
    code,
    definition: changeCodes[code],
    severity: severities[verdict.kind],
    message: [change.message, verdictText(verdict), usersText(change)]
      .filter((text) => text !== '')
      .join(' '),
    at: after ?? before,
    ...(related.length === 0 ? {} : { related }),
  };
}

/** What a verdict is based on, in a sentence. */
export function verdictText(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'breaks':
      return verdict.witness === undefined ? '' : `Witness: ${witnessText(verdict.witness)}.`;
    case 'safe':
      return `Safe: ${verdict.reason}.`;
    case 'unknown':
      return `Unknown: ${whyUnknown(verdict.keyword)}, and no witness was found.`;
    case 'documentation':
      return '';
  }
}

function whyUnknown(keyword: string): string {
  if (keyword === 'steps') return 'a proof takes more steps than are given';
  return keyword === 'time' ? 'the comparison took too long' : `${keyword} is beyond proof`;
}

/** The operations of a change that its message does not name. */
export function usersText({ operations, message }: ContractChange): string {
  const others = operations.filter((operation) => !message.includes(operation));
  if (others.length === 0) return '';
  const named = others.slice(0, MOST_NAMED).join(', ');
  const more = others.length > MOST_NAMED ? ` and ${others.length - MOST_NAMED} more` : '';
  return `Used by ${named}${more}.`;
}
