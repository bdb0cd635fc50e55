import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

export function checkPagesKeyPem(data){
	let vErrors = null;
	let errors = 0;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	checkPagesKeyPem.errors = vErrors;
	return errors === 0;
}

export function validatePagesKeyPem(value) {
	return validate(checkPagesKeyPem, value);
}

export function isPagesKeyPem(value) {
	return checkPagesKeyPem(value);
}
