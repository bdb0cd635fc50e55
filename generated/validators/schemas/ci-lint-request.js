import { fail, validate, verdict } from '../runtime/validation.js';

export function checkCiLintRequest(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.content;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "content"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		let data1 = data.dry_run;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/dry_run", "type", "boolean"); errors++;
			}
		}
		let data2 = data.include_jobs;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/include_jobs", "type", "boolean"); errors++;
			}
		}
		let data3 = data.ref;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "content") || (key0 === "dry_run")) || (key0 === "include_jobs")) || (key0 === "ref"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCiLintRequest.errors = vErrors;
	}
	return errors === 0;
}

export function validateCiLintRequest(value) {
	return validate(checkCiLintRequest, value);
}

export function isCiLintRequest(value) {
	return verdict(checkCiLintRequest(value));
}
