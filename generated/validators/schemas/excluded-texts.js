import { fail, validate, verdict } from '../runtime/validation.js';

export function checkExcludedTexts(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		if(data.length < 1){
			vErrors = fail(vErrors, "", "minItems", 1); errors++;
		}
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
	if(errors !== 0){
		checkExcludedTexts.errors = vErrors;
	}
	return errors === 0;
}

export function validateExcludedTexts(value) {
	return validate(checkExcludedTexts, value);
}

export function isExcludedTexts(value) {
	return verdict(checkExcludedTexts(value));
}
