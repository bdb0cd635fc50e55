import { fail, validate, verdict } from '../runtime/validation.js';

export function checkUserEmailCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.email;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "email"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		let data1 = data.skip_confirmation;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/skip_confirmation", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((key0 === "email") || (key0 === "skip_confirmation"))){
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
		checkUserEmailCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateUserEmailCreate(value) {
	return validate(checkUserEmailCreate, value);
}

export function isUserEmailCreate(value) {
	return verdict(checkUserEmailCreate(value));
}
