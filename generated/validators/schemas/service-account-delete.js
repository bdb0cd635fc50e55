import { fail, validate, verdict } from '../runtime/validation.js';

export function checkServiceAccountDelete(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.hard_delete;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/hard_delete", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(key0 === "hard_delete")){
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
		checkServiceAccountDelete.errors = vErrors;
	}
	return errors === 0;
}

export function validateServiceAccountDelete(value) {
	return validate(checkServiceAccountDelete, value);
}

export function isServiceAccountDelete(value) {
	return verdict(checkServiceAccountDelete(value));
}
