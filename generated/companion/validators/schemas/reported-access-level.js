import { fail, integerFault, isPlainInteger as plainInteger, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkAccessLevel } from './access-level.js';

export function checkReportedAccessLevel(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(!(checkAccessLevel(data))){
		vErrors = join(vErrors, checkAccessLevel.errors, "");
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(!Number.isSafeInteger(data) && !plainInteger(data)){
			vErrors = fail(vErrors, "", integerFault(data), "integer"); errors++;
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1] });
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
		checkReportedAccessLevel.errors = vErrors;
	}
	return errors === 0;
}

export function validateReportedAccessLevel(value) {
	return validate(checkReportedAccessLevel, value);
}

export function isReportedAccessLevel(value) {
	return verdict(checkReportedAccessLevel(value));
}
