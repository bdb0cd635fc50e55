import { fail, unite, validate, verdict } from '../runtime/validation.js';

export function checkTextList(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(Array.isArray(data)){
			const before0 = errors;
			for(let i0=0; i0<data.length; i0++){
				if(typeof data[i0] !== "string"){
					vErrors = fail(vErrors, "/" + i0, "type", "string"); errors++;
				}
				if(errors - before0 >= 100){
					break;
				}
			}
		} else {
			vErrors = fail(vErrors, "", "type", "array"); errors++;
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
		checkTextList.errors = vErrors;
	}
	return errors === 0;
}

export function validateTextList(value) {
	return validate(checkTextList, value);
}

export function isTextList(value) {
	return verdict(checkTextList(value));
}
