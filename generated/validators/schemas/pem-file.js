import { fail, validate, verdict } from '../runtime/validation.js';

export function checkPemFile(data){
	let vErrors = null;
	let errors = 0;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	if(errors !== 0){
		checkPemFile.errors = vErrors;
	}
	return errors === 0;
}

export function validatePemFile(value) {
	return validate(checkPemFile, value);
}

export function isPemFile(value) {
	return verdict(checkPemFile(value));
}
