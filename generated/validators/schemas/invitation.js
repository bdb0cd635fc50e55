import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkInvitationExpiry } from './invitation-expiry.js';
import { checkReportedAccessLevel } from './reported-access-level.js';

const types0 = ["string","null"];

export function checkInvitation(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.access_level !== undefined){
			if(!(checkReportedAccessLevel(data.access_level))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		if(data.created_at !== undefined){
			let data1 = data.created_at;
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.created_by_name !== undefined){
			let data2 = data.created_by_name;
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/created_by_name", "type", types0); errors++;
			}
		}
		if(data.expires_at !== undefined){
			if(!(checkInvitationExpiry(data.expires_at))){
				vErrors = join(vErrors, checkInvitationExpiry.errors, "/expires_at");
				errors = vErrors.length;
			}
		}
		if(data.id !== undefined){
			let data4 = data.id;
			if(!Number.isSafeInteger(data4)){
				vErrors = fail(vErrors, "/id", integerFault(data4), "integer"); errors++;
			}
		}
		if(data.invite_email === undefined){
			vErrors = fail(vErrors, "", "required", "invite_email"); errors++;
		} else {
			if(typeof data.invite_email !== "string"){
				vErrors = fail(vErrors, "/invite_email", "type", "string"); errors++;
			}
		}
		if(data.user_name !== undefined){
			let data6 = data.user_name;
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/user_name", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkInvitation.errors = vErrors;
	return errors === 0;
}

export function validateInvitation(value) {
	return validate(checkInvitation, value);
}

export function isInvitation(value) {
	return checkInvitation(value);
}
