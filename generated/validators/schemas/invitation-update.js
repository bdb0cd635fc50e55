import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkMemberAccessLevel } from './member-access-level.js';

export function checkInvitationUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.access_level;
		if(data0 !== undefined){
			if(!(checkMemberAccessLevel(data0))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		let data1 = data.expires_at;
		if(data1 !== undefined){
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/expires_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/expires_at", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((key0 === "access_level") || (key0 === "expires_at"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkInvitationUpdate.errors = vErrors;
	return errors === 0;
}

export function validateInvitationUpdate(value) {
	return validate(checkInvitationUpdate, value);
}

export function isInvitationUpdate(value) {
	return checkInvitationUpdate(value);
}
