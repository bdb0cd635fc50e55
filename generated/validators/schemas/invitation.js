import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkInvitationExpiry } from './invitation-expiry.js';
import { checkReportedAccessLevel } from './reported-access-level.js';

const types0 = ["string","null"];

export function checkInvitation(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.invite_email;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "invite_email"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/invite_email", "type", "string"); errors++;
			}
		}
		let data2 = data.created_at;
		if(data2 !== undefined){
			if(typeof data2 === "string"){
				if(!dateTimeFormat(data2)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data3 = data.access_level;
		if(data3 !== undefined){
			if(!(checkReportedAccessLevel(data3))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		let data4 = data.expires_at;
		if(data4 !== undefined){
			if(!(checkInvitationExpiry(data4))){
				vErrors = join(vErrors, checkInvitationExpiry.errors, "/expires_at");
				errors = vErrors.length;
			}
		}
		let data5 = data.user_name;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/user_name", "type", types0); errors++;
			}
		}
		let data6 = data.created_by_name;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/created_by_name", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkInvitation.errors = vErrors;
	}
	return errors === 0;
}

export function validateInvitation(value) {
	return validate(checkInvitation, value);
}

export function isInvitation(value) {
	return verdict(checkInvitation(value));
}
