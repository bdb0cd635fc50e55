import { fail, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkFieldErrors } from './field-errors.js';

export function checkError(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.message;
		if(data0 !== undefined){
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(!(checkFieldErrors(data0))){
					vErrors = join(vErrors, checkFieldErrors.errors, "/message");
					errors = vErrors.length;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/message", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkError.errors = vErrors;
	}
	return errors === 0;
}

export function validateError(value) {
	return validate(checkError, value);
}

export function isError(value) {
	return verdict(checkError(value));
}
