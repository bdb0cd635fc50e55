import { fail, validate, verdict } from '../runtime/validation.js';

export function checkRevert(data){
	let vErrors = null;
	let errors = 0;
	if(!(data && typeof data == "object" && !Array.isArray(data))){
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkRevert.errors = vErrors;
	}
	return errors === 0;
}

export function validateRevert(value) {
	return validate(checkRevert, value);
}

export function isRevert(value) {
	return verdict(checkRevert(value));
}
