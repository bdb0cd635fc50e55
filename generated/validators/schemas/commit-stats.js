import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

export function checkCommitStats(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.additions;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/additions", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.deletions;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/deletions", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.total;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/total", integerFault(data2), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCommitStats.errors = vErrors;
	}
	return errors === 0;
}

export function validateCommitStats(value) {
	return validate(checkCommitStats, value);
}

export function isCommitStats(value) {
	return verdict(checkCommitStats(value));
}
