import { fail, validate, verdict } from '../runtime/validation.js';

export function checkCherryPick(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.branch;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "branch"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
		let data1 = data.dry_run;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/dry_run", "type", "boolean"); errors++;
			}
		}
		let data2 = data.message;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "branch") || (key0 === "dry_run")) || (key0 === "message"))){
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
		checkCherryPick.errors = vErrors;
	}
	return errors === 0;
}

export function validateCherryPick(value) {
	return validate(checkCherryPick, value);
}

export function isCherryPick(value) {
	return verdict(checkCherryPick(value));
}
