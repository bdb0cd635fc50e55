import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkTestCase } from './test-case.js';
import { checkTestTotals } from './test-totals.js';

export function checkTestSuite(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkTestTotals(data))){
		vErrors = join(vErrors, checkTestTotals.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.test_cases;
		if(data1 !== undefined){
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					if(!(checkTestCase(data1[i0]))){
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
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkTestSuite.errors = vErrors;
	}
	return errors === 0;
}

export function validateTestSuite(value) {
	return validate(checkTestSuite, value);
}

export function isTestSuite(value) {
	return verdict(checkTestSuite(value));
}
