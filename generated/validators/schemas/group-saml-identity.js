import { fail, integerFault } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

export function checkGroupSamlIdentity(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.extern_uid !== undefined){
			if(typeof data.extern_uid !== "string"){
				vErrors = fail(vErrors, "/extern_uid", "type", "string"); errors++;
			}
		}
		if(data.provider !== undefined){
			if(typeof data.provider !== "string"){
				vErrors = fail(vErrors, "/provider", "type", "string"); errors++;
			}
		}
		if(data.saml_provider_id !== undefined){
			let data2 = data.saml_provider_id;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/saml_provider_id", integerFault(data2), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkGroupSamlIdentity.errors = vErrors;
	return errors === 0;
}

export function validateGroupSamlIdentity(value) {
	return validate(checkGroupSamlIdentity, value);
}

export function isGroupSamlIdentity(value) {
	return checkGroupSamlIdentity(value);
}
