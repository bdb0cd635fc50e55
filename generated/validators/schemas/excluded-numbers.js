import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

export function checkExcludedNumbers(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		if(data.length < 1){
			vErrors = fail(vErrors, "", "minItems", 1); errors++;
		}
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			let data0 = data[i0];
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/" + i0, integerFault(data0), "integer"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkExcludedNumbers.errors = vErrors;
	}
	return errors === 0;
}

export function validateExcludedNumbers(value) {
	return validate(checkExcludedNumbers, value);
}

export function isExcludedNumbers(value) {
	return verdict(checkExcludedNumbers(value));
}
