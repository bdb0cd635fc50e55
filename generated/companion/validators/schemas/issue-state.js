import { fail, validate, verdict } from '../runtime/validation.js';

const values0 = ["opened","closed"];

export function checkIssueState(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "opened") && (data !== "closed")){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
	}
	if(errors !== 0){
		checkIssueState.errors = vErrors;
	}
	return errors === 0;
}

export function validateIssueState(value) {
	return validate(checkIssueState, value);
}

export function isIssueState(value) {
	return verdict(checkIssueState(value));
}
