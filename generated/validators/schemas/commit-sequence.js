import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

export function checkCommitSequence(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.count;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "count"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/count", integerFault(data0), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCommitSequence.errors = vErrors;
	}
	return errors === 0;
}

export function validateCommitSequence(value) {
	return validate(checkCommitSequence, value);
}

export function isCommitSequence(value) {
	return verdict(checkCommitSequence(value));
}
