import { isPlainInteger } from '../runtime/exact-integers.js';
import { fail, integerFault } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["string","null"];

export function checkMergeRequestTimeStats(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.human_time_estimate;
		if(data0 !== undefined){
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/human_time_estimate", "type", types0); errors++;
			}
		}
		let data1 = data.human_total_time_spent;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/human_total_time_spent", "type", types0); errors++;
			}
		}
		let data2 = data.time_estimate;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !isPlainInteger(data2)){
				vErrors = fail(vErrors, "/time_estimate", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.total_time_spent;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !isPlainInteger(data3)){
				vErrors = fail(vErrors, "/total_time_spent", integerFault(data3), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkMergeRequestTimeStats.errors = vErrors;
	return errors === 0;
}

export function validateMergeRequestTimeStats(value) {
	return validate(checkMergeRequestTimeStats, value);
}

export function isMergeRequestTimeStats(value) {
	return checkMergeRequestTimeStats(value);
}
