import { fail, validate, verdict } from '../runtime/validation.js';

export function checkRevertResult(data){
	let vErrors = null;
	let errors = 0;
	if(!(data && typeof data == "object" && !Array.isArray(data))){
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkRevertResult.errors = vErrors;
	}
	return errors === 0;
}

export function validateRevertResult(value) {
	return validate(checkRevertResult, value);
}

export function isRevertResult(value) {
	return verdict(checkRevertResult(value));
}
