import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

const types0 = ["string","null"];

export function checkTestReportTotal(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.time;
		if(data0 !== undefined){
			if(!(typeof data0 == "number")){
				vErrors = fail(vErrors, "/time", "type", "number"); errors++;
			}
		}
		let data1 = data.count;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/count", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.success;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/success", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.failed;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/failed", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data.skipped;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/skipped", integerFault(data4), "integer"); errors++;
			}
		}
		let data5 = data.error;
		if(data5 !== undefined){
			if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
				vErrors = fail(vErrors, "/error", integerFault(data5), "integer"); errors++;
			}
		}
		let data6 = data.suite_error;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/suite_error", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkTestReportTotal.errors = vErrors;
	}
	return errors === 0;
}

export function validateTestReportTotal(value) {
	return validate(checkTestReportTotal, value);
}

export function isTestReportTotal(value) {
	return verdict(checkTestReportTotal(value));
}
