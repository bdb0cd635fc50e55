import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

export function checkGroupSamlIdentity(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.extern_uid;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/extern_uid", "type", "string"); errors++;
			}
		}
		let data1 = data.provider;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/provider", "type", "string"); errors++;
			}
		}
		let data2 = data.saml_provider_id;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/saml_provider_id", integerFault(data2), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGroupSamlIdentity.errors = vErrors;
	}
	return errors === 0;
}

export function validateGroupSamlIdentity(value) {
	return validate(checkGroupSamlIdentity, value);
}

export function isGroupSamlIdentity(value) {
	return verdict(checkGroupSamlIdentity(value));
}
