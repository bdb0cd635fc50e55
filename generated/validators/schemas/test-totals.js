import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

export function checkTestTotals(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.total_time;
		if(data0 !== undefined){
			if(!(typeof data0 == "number")){
				vErrors = fail(vErrors, "/total_time", "type", "number"); errors++;
			}
		}
		let data1 = data.total_count;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/total_count", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.success_count;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/success_count", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.failed_count;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/failed_count", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data.skipped_count;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/skipped_count", integerFault(data4), "integer"); errors++;
			}
		}
		let data5 = data.error_count;
		if(data5 !== undefined){
			if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
				vErrors = fail(vErrors, "/error_count", integerFault(data5), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkTestTotals.errors = vErrors;
	}
	return errors === 0;
}

export function validateTestTotals(value) {
	return validate(checkTestTotals, value);
}

export function isTestTotals(value) {
	return verdict(checkTestTotals(value));
}
