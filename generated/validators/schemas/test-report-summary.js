import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkTestReportTotal } from './test-report-total.js';
import { checkTestSuiteSummary } from './test-suite-summary.js';

export function checkTestReportSummary(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.total;
		if(data0 !== undefined){
			if(!(checkTestReportTotal(data0))){
				vErrors = join(vErrors, checkTestReportTotal.errors, "/total");
				errors = vErrors.length;
			}
		}
		let data1 = data.test_suites;
		if(data1 !== undefined){
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					if(!(checkTestSuiteSummary(data1[i0]))){
						vErrors = join(vErrors, checkTestSuiteSummary.errors, "/test_suites/" + i0);
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
		checkTestReportSummary.errors = vErrors;
	}
	return errors === 0;
}

export function validateTestReportSummary(value) {
	return validate(checkTestReportSummary, value);
}

export function isTestReportSummary(value) {
	return verdict(checkTestReportSummary(value));
}
