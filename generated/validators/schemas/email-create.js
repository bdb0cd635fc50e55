import { fail, validate, verdict } from '../runtime/validation.js';

export function checkEmailCreate(data){
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
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(key0 === "email")){
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
		checkEmailCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateEmailCreate(value) {
	return validate(checkEmailCreate, value);
}

export function isEmailCreate(value) {
	return verdict(checkEmailCreate(value));
}
