import { fail, validate, verdict } from '../runtime/validation.js';

export function checkBranchCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.branch;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "branch"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/branch", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
		let data1 = data.ref;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "ref"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/ref", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((key0 === "branch") || (key0 === "ref"))){
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
		checkBranchCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateBranchCreate(value) {
	return validate(checkBranchCreate, value);
}

export function isBranchCreate(value) {
	return verdict(checkBranchCreate(value));
}
