import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkTestSuite } from './test-suite.js';
import { checkTestTotals } from './test-totals.js';

export function checkTestReport(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkTestTotals(data))){
		vErrors = join(vErrors, checkTestTotals.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.test_suites;
		if(data0 !== undefined){
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					if(!(checkTestSuite(data0[i0]))){
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
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkTestReport.errors = vErrors;
	}
	return errors === 0;
}

export function validateTestReport(value) {
	return validate(checkTestReport, value);
}

export function isTestReport(value) {
	return verdict(checkTestReport(value));
}
