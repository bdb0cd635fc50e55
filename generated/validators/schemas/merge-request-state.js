import { fail, validate, verdict } from '../runtime/validation.js';

const values0 = ["opened","closed","locked","merged"];

export function checkMergeRequestState(data){
	let vErrors = null;
	let errors = 0;
	if(!values0.includes(data)){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
	}
	if(errors !== 0){
		checkMergeRequestState.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestState(value) {
	return validate(checkMergeRequestState, value);
}

export function isMergeRequestState(value) {
	return verdict(checkMergeRequestState(value));
}
