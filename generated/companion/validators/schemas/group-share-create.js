import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkDateToSet } from './date-to-set.js';
import { checkMemberAccessLevel } from './member-access-level.js';

export function checkGroupShareCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.group_id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "group_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/group_id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/group_id", "minimum", 1); errors++;
				}
			}
		}
		let data1 = data.group_access;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "group_access"); errors++;
		} else {
			if(!(checkMemberAccessLevel(data1))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/group_access");
				errors = vErrors.length;
			}
		}
		let data2 = data.expires_at;
		if(data2 !== undefined){
			if(!(checkDateToSet(data2))){
				vErrors = join(vErrors, checkDateToSet.errors, "/expires_at");
				errors = vErrors.length;
			}
		}
		let data3 = data.member_role_id;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/member_role_id", integerFault(data3), "integer"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "group_id") || (key0 === "group_access")) || (key0 === "expires_at")) || (key0 === "member_role_id"))){
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
		checkGroupShareCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateGroupShareCreate(value) {
	return validate(checkGroupShareCreate, value);
}

export function isGroupShareCreate(value) {
	return verdict(checkGroupShareCreate(value));
}
