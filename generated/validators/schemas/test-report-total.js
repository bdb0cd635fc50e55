import { isPlainInteger } from '../runtime/exact-integers.js';
import { fail, integerFault } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["string","null"];

export function checkTestReportTotal(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.count;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !isPlainInteger(data0)){
				vErrors = fail(vErrors, "/count", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.error;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !isPlainInteger(data1)){
				vErrors = fail(vErrors, "/error", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.failed;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !isPlainInteger(data2)){
				vErrors = fail(vErrors, "/failed", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.skipped;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !isPlainInteger(data3)){
				vErrors = fail(vErrors, "/skipped", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data.success;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !isPlainInteger(data4)){
				vErrors = fail(vErrors, "/success", integerFault(data4), "integer"); errors++;
			}
		}
		let data5 = data.suite_error;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/suite_error", "type", types0); errors++;
			}
		}
		let data6 = data.time;
		if(data6 !== undefined){
			if(!(typeof data6 == "number")){
				vErrors = fail(vErrors, "/time", "type", "number"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkTestReportTotal.errors = vErrors;
	return errors === 0;
}

export function validateTestReportTotal(value) {
	return validate(checkTestReportTotal, value);
}

export function isTestReportTotal(value) {
	return checkTestReportTotal(value);
}
