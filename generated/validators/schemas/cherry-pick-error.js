import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkCherryPickErrorCode } from './cherry-pick-error-code.js';
import { checkError } from './error.js';

export function checkCherryPickError(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkError(data))){
		vErrors = join(vErrors, checkError.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.error_code;
		if(data0 !== undefined){
			if(!(checkCherryPickErrorCode(data0))){
				vErrors = join(vErrors, checkCherryPickErrorCode.errors, "/error_code");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCherryPickError.errors = vErrors;
	}
	return errors === 0;
}

export function validateCherryPickError(value) {
	return validate(checkCherryPickError, value);
}

export function isCherryPickError(value) {
	return verdict(checkCherryPickError(value));
}
