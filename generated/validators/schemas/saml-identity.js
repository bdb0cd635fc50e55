import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

export function checkSamlIdentity(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.extern_uid;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "extern_uid"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/extern_uid", "type", "string"); errors++;
			}
		}
		let data1 = data.user_id;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/user_id", integerFault(data1), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSamlIdentity.errors = vErrors;
	}
	return errors === 0;
}

export function validateSamlIdentity(value) {
	return validate(checkSamlIdentity, value);
}

export function isSamlIdentity(value) {
	return verdict(checkSamlIdentity(value));
}
