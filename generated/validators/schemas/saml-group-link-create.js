import { isPlainInteger } from '../runtime/exact-integers.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkMemberAccessLevel } from './member-access-level.js';

export function checkSamlGroupLinkCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.access_level;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "access_level"); errors++;
		} else {
			if(!(checkMemberAccessLevel(data0))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		let data1 = data.member_role_id;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !isPlainInteger(data1)){
				vErrors = fail(vErrors, "/member_role_id", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.saml_group_name;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "saml_group_name"); errors++;
		} else {
			if(typeof data2 !== "string"){
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
