import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

export function checkMergeRequestTaskCompletion(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.count;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/count", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.completed_count;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/completed_count", integerFault(data1), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMergeRequestTaskCompletion.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestTaskCompletion(value) {
	return validate(checkMergeRequestTaskCompletion, value);
}

export function isMergeRequestTaskCompletion(value) {
	return verdict(checkMergeRequestTaskCompletion(value));
}
