import { fail, unite, validate, verdict } from '../runtime/validation.js';

export function checkFieldErrors(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(false)){
				let data0 = data[key0];
				const _errs1 = errors;
				let valid1 = false;
				const _errs2 = errors;
				if(Array.isArray(data0)){
					const before1 = errors;
					for(let i0=0; i0<data0.length; i0++){
						if(typeof data0[i0] !== "string"){
							vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0, "type", "string"); errors++;
						}
						if(errors - before1 >= 100){
							break;
						}
					}
				} else {
					vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "array"); errors++;
				}
				var _valid0 = _errs2 === errors;
				if(_valid0){
					valid1 = true;
				}
				var end0 = errors;
				if(!valid1){
					const _errs4 = errors;
					if(typeof data0 !== "string"){
						vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "string"); errors++;
					}
					var _valid1 = _errs4 === errors;
					if(_valid1){
						valid1 = true;
					}
					var end1 = errors;
				}
				if(!valid1){
					vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), start: _errs1, ends: [end0, end1] });
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
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkFieldErrors.errors = vErrors;
	}
	return errors === 0;
}

export function validateFieldErrors(value) {
	return validate(checkFieldErrors, value);
}

export function isFieldErrors(value) {
	return verdict(checkFieldErrors(value));
}
