import { fail, validate, verdict } from '../runtime/validation.js';

export function checkMergeRequestLabel(data){
	let vErrors = null;
	let errors = 0;
	if(!(data && typeof data == "object" && !Array.isArray(data))){
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMergeRequestLabel.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestLabel(value) {
	return validate(checkMergeRequestLabel, value);
}

export function isMergeRequestLabel(value) {
	return verdict(checkMergeRequestLabel(value));
}
