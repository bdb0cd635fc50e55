import { fail, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkCiLintInclude } from './ci-lint-include.js';
import { checkCiLintJob } from './ci-lint-job.js';

const types0 = ["array","null"];
const types1 = ["string","null"];
const types2 = ["boolean","null"];

export function checkCiLintResult(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.errors;
		if(data0 !== undefined){
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					if(typeof data0[i0] !== "string"){
						vErrors = fail(vErrors, "/errors/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/errors", "type", "array"); errors++;
			}
		}
		let data2 = data.includes;
		if(data2 !== undefined){
			if((!(Array.isArray(data2))) && (data2 !== null)){
				vErrors = fail(vErrors, "/includes", "type", types0); errors++;
			}
			if(Array.isArray(data2)){
				const before1 = errors;
				for(let i1=0; i1<data2.length; i1++){
					if(!(checkCiLintInclude(data2[i1]))){
						vErrors = join(vErrors, checkCiLintInclude.errors, "/includes/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			}
		}
		let data4 = data.jobs;
		if(data4 !== undefined){
			if((!(Array.isArray(data4))) && (data4 !== null)){
				vErrors = fail(vErrors, "/jobs", "type", types0); errors++;
			}
			if(Array.isArray(data4)){
				const before2 = errors;
				for(let i2=0; i2<data4.length; i2++){
					if(!(checkCiLintJob(data4[i2]))){
						vErrors = join(vErrors, checkCiLintJob.errors, "/jobs/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			}
		}
		let data6 = data.merged_yaml;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/merged_yaml", "type", types1); errors++;
			}
		}
		let data7 = data.valid;
		if(data7 === undefined){
			vErrors = fail(vErrors, "", "required", "valid"); errors++;
		} else {
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/valid", "type", types2); errors++;
			}
		}
		let data8 = data.warnings;
		if(data8 !== undefined){
			if(!(Array.isArray(data8))){
				vErrors = fail(vErrors, "/warnings", "type", "array"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCiLintResult.errors = vErrors;
	return errors === 0;
}

export function validateCiLintResult(value) {
	return validate(checkCiLintResult, value);
}

export function isCiLintResult(value) {
	return checkCiLintResult(value);
}
