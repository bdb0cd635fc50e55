import { isDate as dateFormat } from '../runtime/formats.js';
import { fail, unite, validate, verdict } from '../runtime/validation.js';

export function checkDateToSet(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(typeof data === "string"){
		if(!dateFormat(data)){
			vErrors = fail(vErrors, "", "format", "date"); errors++;
		}
	} else {
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(data !== ""){
			vErrors = fail(vErrors, "", "const", ""); errors++;
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
		if(!valid0){
			const _errs3 = errors;
			if(data !== null){
				vErrors = fail(vErrors, "", "type", "null"); errors++;
			}
			var _valid2 = _errs3 === errors;
			if(_valid2){
				valid0 = true;
			}
			var end2 = errors;
		}
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1, end2] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(errors !== 0){
		checkDateToSet.errors = vErrors;
	}
	return errors === 0;
}

export function validateDateToSet(value) {
	return validate(checkDateToSet, value);
}

export function isDateToSet(value) {
	return verdict(checkDateToSet(value));
}
