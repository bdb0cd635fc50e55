import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkTestTotals } from './test-totals.js';

const types0 = ["string","null"];

export function checkTestSuiteSummary(data){
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
		let data1 = data.build_ids;
		if(data1 !== undefined){
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					let data2 = data1[i0];
					if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
						vErrors = fail(vErrors, "/build_ids/" + i0, integerFault(data2), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/build_ids", "type", "array"); errors++;
			}
		}
		let data3 = data.suite_error;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/suite_error", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkTestSuiteSummary.errors = vErrors;
	}
	return errors === 0;
}

export function validateTestSuiteSummary(value) {
	return validate(checkTestSuiteSummary, value);
}

export function isTestSuiteSummary(value) {
	return verdict(checkTestSuiteSummary(value));
}
