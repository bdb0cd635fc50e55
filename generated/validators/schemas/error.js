import { fail, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkFieldErrors } from './field-errors.js';

export function checkError(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.error;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/error", "type", "string"); errors++;
			}
		}
		let data1 = data.message;
		if(data1 !== undefined){
			const _errs2 = errors;
			let valid2 = false;
			const _errs3 = errors;
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
			var _valid0 = _errs3 === errors;
			valid2 = valid2 || _valid0;
			if(!valid2){
				const _errs4 = errors;
				if(!(checkFieldErrors(data1))){
					vErrors = join(vErrors, checkFieldErrors.errors, "/message");
					errors = vErrors.length;
				}
				var _valid0 = _errs4 === errors;
				valid2 = valid2 || _valid0;
			}
			if(!valid2){
				vErrors = fail(vErrors, "/message", "anyOf"); errors++;
			} else {
				errors = _errs2;
				if(vErrors !== null){
					if(_errs2){
						vErrors.length = _errs2;
					} else {
						vErrors = null;
					}
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkError.errors = vErrors;
	return errors === 0;
}

export function validateError(value) {
	return validate(checkError, value);
}

export function isError(value) {
	return checkError(value);
}
