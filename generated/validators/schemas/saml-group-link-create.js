import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkMemberAccessLevel } from './member-access-level.js';

export function checkSamlGroupLinkCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.saml_group_name;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "saml_group_name"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/saml_group_name", "type", "string"); errors++;
			}
		}
		let data1 = data.access_level;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "access_level"); errors++;
		} else {
			if(!(checkMemberAccessLevel(data1))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		let data2 = data.member_role_id;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/member_role_id", integerFault(data2), "integer"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "saml_group_name") || (key0 === "access_level")) || (key0 === "member_role_id"))){
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
		checkSamlGroupLinkCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateSamlGroupLinkCreate(value) {
	return validate(checkSamlGroupLinkCreate, value);
}

export function isSamlGroupLinkCreate(value) {
	return verdict(checkSamlGroupLinkCreate(value));
}
