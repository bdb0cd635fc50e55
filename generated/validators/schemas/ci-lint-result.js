import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkCiLintInclude } from './ci-lint-include.js';
import { checkCiLintJob } from './ci-lint-job.js';

const types0 = ["boolean","null"];
const types1 = ["string","null"];
const types2 = ["array","null"];

export function checkCiLintResult(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.valid;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "valid"); errors++;
		} else {
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/valid", "type", types0); errors++;
			}
		}
		let data1 = data.errors;
		if(data1 !== undefined){
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					if(typeof data1[i0] !== "string"){
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
		let data3 = data.warnings;
		if(data3 !== undefined){
			if(!(Array.isArray(data3))){
				vErrors = fail(vErrors, "/warnings", "type", "array"); errors++;
			}
		}
		let data4 = data.merged_yaml;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/merged_yaml", "type", types1); errors++;
			}
		}
		let data5 = data.includes;
		if(data5 !== undefined){
			if((!(Array.isArray(data5))) && (data5 !== null)){
				vErrors = fail(vErrors, "/includes", "type", types2); errors++;
			}
			if(Array.isArray(data5)){
				const before1 = errors;
				for(let i1=0; i1<data5.length; i1++){
					if(!(checkCiLintInclude(data5[i1]))){
						vErrors = join(vErrors, checkCiLintInclude.errors, "/includes/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			}
		}
		let data7 = data.jobs;
		if(data7 !== undefined){
			if((!(Array.isArray(data7))) && (data7 !== null)){
				vErrors = fail(vErrors, "/jobs", "type", types2); errors++;
			}
			if(Array.isArray(data7)){
				const before2 = errors;
				for(let i2=0; i2<data7.length; i2++){
					if(!(checkCiLintJob(data7[i2]))){
						vErrors = join(vErrors, checkCiLintJob.errors, "/jobs/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCiLintResult.errors = vErrors;
	}
	return errors === 0;
}

export function validateCiLintResult(value) {
	return validate(checkCiLintResult, value);
}

export function isCiLintResult(value) {
	return verdict(checkCiLintResult(value));
}
