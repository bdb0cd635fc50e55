import { fail, integerFault } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

export function checkCommitStats(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.additions !== undefined){
			let data0 = data.additions;
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/additions", integerFault(data0), "integer"); errors++;
			}
		}
		if(data.deletions !== undefined){
			let data1 = data.deletions;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/deletions", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.total !== undefined){
			let data2 = data.total;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/total", integerFault(data2), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCommitStats.errors = vErrors;
	return errors === 0;
}

export function validateCommitStats(value) {
	return validate(checkCommitStats, value);
}

export function isCommitStats(value) {
	return checkCommitStats(value);
}
