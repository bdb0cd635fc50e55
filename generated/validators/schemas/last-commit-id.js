import { fail, validate, verdict } from '../runtime/validation.js';

export function checkLastCommitId(data){
	let vErrors = null;
	let errors = 0;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	if(errors !== 0){
		checkLastCommitId.errors = vErrors;
	}
	return errors === 0;
}

export function validateLastCommitId(value) {
	return validate(checkLastCommitId, value);
}

export function isLastCommitId(value) {
	return verdict(checkLastCommitId(value));
}
