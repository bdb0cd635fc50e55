import { fail, validate, verdict } from '../runtime/validation.js';

export function checkUserIdentity(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.provider;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/provider", "type", "string"); errors++;
			}
		}
		let data1 = data.extern_uid;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/extern_uid", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkUserIdentity.errors = vErrors;
	}
	return errors === 0;
}

export function validateUserIdentity(value) {
	return validate(checkUserIdentity, value);
}

export function isUserIdentity(value) {
	return verdict(checkUserIdentity(value));
}
