import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

export function checkCiLintRequest(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.content === undefined){
			vErrors = fail(vErrors, "", "required", "content"); errors++;
		} else {
			if(typeof data.content !== "string"){
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		if(data.dry_run !== undefined){
			if(typeof data.dry_run !== "boolean"){
				vErrors = fail(vErrors, "/dry_run", "type", "boolean"); errors++;
			}
		}
		if(data.include_jobs !== undefined){
			if(typeof data.include_jobs !== "boolean"){
				vErrors = fail(vErrors, "/include_jobs", "type", "boolean"); errors++;
			}
		}
		if(data.ref !== undefined){
			if(typeof data.ref !== "string"){
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
	checkCiLintRequest.errors = vErrors;
	return errors === 0;
}

export function validateCiLintRequest(value) {
	return validate(checkCiLintRequest, value);
}

export function isCiLintRequest(value) {
	return checkCiLintRequest(value);
}
