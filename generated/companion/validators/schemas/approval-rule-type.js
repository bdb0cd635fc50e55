import { fail, validate, verdict } from '../runtime/validation.js';

const values0 = ["any_approver","regular","code_owner","report_approver"];

export function checkApprovalRuleType(data){
	let vErrors = null;
	let errors = 0;
	if(!values0.includes(data)){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
	}
	if(errors !== 0){
		checkApprovalRuleType.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalRuleType(value) {
	return validate(checkApprovalRuleType, value);
}

export function isApprovalRuleType(value) {
	return verdict(checkApprovalRuleType(value));
}
