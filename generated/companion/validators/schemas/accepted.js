import { fail, validate, verdict } from '../runtime/validation.js';

export function checkAccepted(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.message;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkAccepted.errors = vErrors;
	}
	return errors === 0;
}

export function validateAccepted(value) {
	return validate(checkAccepted, value);
}

export function isAccepted(value) {
	return verdict(checkAccepted(value));
}
