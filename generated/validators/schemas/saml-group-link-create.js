import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkMemberAccessLevel } from './member-access-level.js';

export function checkSamlGroupLinkCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.access_level === undefined){
			vErrors = fail(vErrors, "", "required", "access_level"); errors++;
		} else {
			if(!(checkMemberAccessLevel(data.access_level))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		if(data.member_role_id !== undefined){
			let data1 = data.member_role_id;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/member_role_id", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.saml_group_name === undefined){
			vErrors = fail(vErrors, "", "required", "saml_group_name"); errors++;
		} else {
			if(typeof data.saml_group_name !== "string"){
				vErrors = fail(vErrors, "/saml_group_name", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "access_level") || (key0 === "member_role_id")) || (key0 === "saml_group_name"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkSamlGroupLinkCreate.errors = vErrors;
	return errors === 0;
}

export function validateSamlGroupLinkCreate(value) {
	return validate(checkSamlGroupLinkCreate, value);
}

export function isSamlGroupLinkCreate(value) {
	return checkSamlGroupLinkCreate(value);
}
