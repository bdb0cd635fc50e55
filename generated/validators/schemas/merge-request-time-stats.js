import { fail, integerFault } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["string","null"];

export function checkMergeRequestTimeStats(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.human_time_estimate !== undefined){
			let data0 = data.human_time_estimate;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/human_time_estimate", "type", types0); errors++;
			}
		}
		if(data.human_total_time_spent !== undefined){
			let data1 = data.human_total_time_spent;
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/human_total_time_spent", "type", types0); errors++;
			}
		}
		if(data.time_estimate !== undefined){
			let data2 = data.time_estimate;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/time_estimate", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.total_time_spent !== undefined){
			let data3 = data.total_time_spent;
			if(!Number.isSafeInteger(data3)){
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
