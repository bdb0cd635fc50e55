import { fail, validate, verdict } from '../runtime/validation.js';

const values0 = ["created_by_me","assigned_to_me","all"];

export function checkMergeRequestScope(data){
	let vErrors = null;
	let errors = 0;
	if(((data !== "created_by_me") && (data !== "assigned_to_me")) && (data !== "all")){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
	}
	if(errors !== 0){
		checkMergeRequestScope.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestScope(value) {
	return validate(checkMergeRequestScope, value);
}

export function isMergeRequestScope(value) {
	return verdict(checkMergeRequestScope(value));
}
