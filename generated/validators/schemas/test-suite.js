import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkTestCase } from './test-case.js';

export function checkTestSuite(data){
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
		let data2 = data.name;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data3 = data.skipped_count;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/skipped_count", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data.success_count;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4)){
				vErrors = fail(vErrors, "/success_count", integerFault(data4), "integer"); errors++;
			}
		}
		let data5 = data.test_cases;
		if(data5 !== undefined){
			if(Array.isArray(data5)){
				const before0 = errors;
				for(let i0=0; i0<data5.length; i0++){
					if(!(checkTestCase(data5[i0]))){
						vErrors = join(vErrors, checkTestCase.errors, "/test_cases/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/test_cases", "type", "array"); errors++;
			}
		}
		let data7 = data.total_count;
		if(data7 !== undefined){
			if(!Number.isSafeInteger(data7)){
				vErrors = fail(vErrors, "/total_count", integerFault(data7), "integer"); errors++;
			}
		}
		let data8 = data.total_time;
		if(data8 !== undefined){
			if(!(typeof data8 == "number")){
				vErrors = fail(vErrors, "/total_time", "type", "number"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkTestSuite.errors = vErrors;
	return errors === 0;
}

export function validateTestSuite(value) {
	return validate(checkTestSuite, value);
}

export function isTestSuite(value) {
	return checkTestSuite(value);
}
