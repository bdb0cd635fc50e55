import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkTestSuite } from './test-suite.js';

export function checkTestReport(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.error_count;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0)){
				vErrors = fail(vErrors, "/error_count", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.failed_count;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/failed_count", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.skipped_count;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/skipped_count", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.success_count;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/success_count", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data.test_suites;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				const before0 = errors;
				for(let i0=0; i0<data4.length; i0++){
					if(!(checkTestSuite(data4[i0]))){
						vErrors = join(vErrors, checkTestSuite.errors, "/test_suites/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/test_suites", "type", "array"); errors++;
			}
		}
		let data6 = data.total_count;
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6)){
				vErrors = fail(vErrors, "/total_count", integerFault(data6), "integer"); errors++;
			}
		}
		let data7 = data.total_time;
		if(data7 !== undefined){
			if(!(typeof data7 == "number")){
				vErrors = fail(vErrors, "/total_time", "type", "number"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkTestReport.errors = vErrors;
	return errors === 0;
}

export function validateTestReport(value) {
	return validate(checkTestReport, value);
}

export function isTestReport(value) {
	return checkTestReport(value);
}
