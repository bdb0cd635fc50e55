import { fail, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkDateToSet } from './date-to-set.js';
import { checkMemberAccessLevel } from './member-access-level.js';

const types0 = ["integer","null"];

export function checkMemberUpdate(data){
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
		let data1 = data.expires_at;
		if(data1 !== undefined){
			if(!(checkDateToSet(data1))){
				vErrors = join(vErrors, checkDateToSet.errors, "/expires_at");
				errors = vErrors.length;
			}
		}
		let data2 = data.member_role_id;
		if(data2 !== undefined){
			if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
				vErrors = fail(vErrors, "/member_role_id", "type", types0); errors++;
			}
			if(typeof data2 == "number"){
				if(Math.abs(data2) > 9007199254740991 && Number.isInteger(data2) && !plainInteger(data2)){
					vErrors = fail(vErrors, "/member_role_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "access_level") || (key0 === "expires_at")) || (key0 === "member_role_id"))){
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
		checkMemberUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateMemberUpdate(value) {
	return validate(checkMemberUpdate, value);
}

export function isMemberUpdate(value) {
	return verdict(checkMemberUpdate(value));
}
