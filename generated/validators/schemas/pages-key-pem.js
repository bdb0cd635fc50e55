import { fail, validate, verdict } from '../runtime/validation.js';

export function checkPagesKeyPem(data){
	let vErrors = null;
	let errors = 0;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	if(errors !== 0){
		checkPagesKeyPem.errors = vErrors;
	}
	return errors === 0;
}

export function validatePagesKeyPem(value) {
	return validate(checkPagesKeyPem, value);
}

export function isPagesKeyPem(value) {
	return verdict(checkPagesKeyPem(value));
}
