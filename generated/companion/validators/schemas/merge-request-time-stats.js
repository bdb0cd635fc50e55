import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

const types0 = ["string","null"];

export function checkMergeRequestTimeStats(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.time_estimate;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/time_estimate", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.total_time_spent;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/total_time_spent", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.human_time_estimate;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/human_time_estimate", "type", types0); errors++;
			}
		}
		let data3 = data.human_total_time_spent;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/human_total_time_spent", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMergeRequestTimeStats.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestTimeStats(value) {
	return validate(checkMergeRequestTimeStats, value);
}

export function isMergeRequestTimeStats(value) {
	return verdict(checkMergeRequestTimeStats(value));
}
