import { fail, integerFault, isPlainInteger as plainInteger, unite, validate, verdict } from '../runtime/validation.js';

export function checkNumberListToSet(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			let data0 = data[i0];
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/" + i0, integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 0 || isNaN(data0)){
					vErrors = fail(vErrors, "/" + i0, "minimum", 0); errors++;
				}
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(data0 !== ""){
					vErrors = fail(vErrors, "/" + i0, "const", ""); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/" + i0, start: _errs1, ends: [end0, end1] });
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
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkNumberListToSet.errors = vErrors;
	}
	return errors === 0;
}

export function validateNumberListToSet(value) {
	return validate(checkNumberListToSet, value);
}

export function isNumberListToSet(value) {
	return verdict(checkNumberListToSet(value));
}
