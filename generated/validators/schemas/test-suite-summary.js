import { fail, integerFault } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["string","null"];

export function checkTestSuiteSummary(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.build_ids;
		if(data0 !== undefined){
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					let data1 = data0[i0];
					if(!Number.isSafeInteger(data1)){
						vErrors = fail(vErrors, "/build_ids/" + i0, integerFault(data1), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/build_ids", "type", "array"); errors++;
			}
		}
		let data2 = data.error_count;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/error_count", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.failed_count;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/failed_count", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data.name;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data5 = data.skipped_count;
		if(data5 !== undefined){
			if(!Number.isSafeInteger(data5)){
				vErrors = fail(vErrors, "/skipped_count", integerFault(data5), "integer"); errors++;
			}
		}
		let data6 = data.success_count;
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6)){
				vErrors = fail(vErrors, "/success_count", integerFault(data6), "integer"); errors++;
			}
		}
		let data7 = data.suite_error;
		if(data7 !== undefined){
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/suite_error", "type", types0); errors++;
			}
		}
		let data8 = data.total_count;
		if(data8 !== undefined){
			if(!Number.isSafeInteger(data8)){
				vErrors = fail(vErrors, "/total_count", integerFault(data8), "integer"); errors++;
			}
		}
		let data9 = data.total_time;
		if(data9 !== undefined){
			if(!(typeof data9 == "number")){
				vErrors = fail(vErrors, "/total_time", "type", "number"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkTestSuiteSummary.errors = vErrors;
	return errors === 0;
}

export function validateTestSuiteSummary(value) {
	return validate(checkTestSuiteSummary, value);
}

export function isTestSuiteSummary(value) {
	return checkTestSuiteSummary(value);
}
