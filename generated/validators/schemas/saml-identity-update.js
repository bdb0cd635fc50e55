import { fail, validate, verdict } from '../runtime/validation.js';

export function checkSamlIdentityUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.extern_uid;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/extern_uid", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(key0 === "extern_uid")){
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
		checkSamlIdentityUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateSamlIdentityUpdate(value) {
	return validate(checkSamlIdentityUpdate, value);
}

export function isSamlIdentityUpdate(value) {
	return verdict(checkSamlIdentityUpdate(value));
}
