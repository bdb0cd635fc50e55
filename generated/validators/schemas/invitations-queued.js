import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkReportedInvitationStatus } from './reported-invitation-status.js';

export function checkInvitationsQueued(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.status;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "status"); errors++;
		} else {
			if(!(checkReportedInvitationStatus(data0))){
				vErrors = join(vErrors, checkReportedInvitationStatus.errors, "/status");
				errors = vErrors.length;
			}
		}
		let data1 = data.queued_users;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "queued_users"); errors++;
		} else {
			if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
				const before0 = errors;
				for(const key0 of Object.keys(data1)){
					if(!(false)){
						if(typeof data1[key0] !== "string"){
							vErrors = fail(vErrors, "/queued_users/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "string"); errors++;
						}
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/queued_users", "type", "object"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkInvitationsQueued.errors = vErrors;
	}
	return errors === 0;
}

export function validateInvitationsQueued(value) {
	return validate(checkInvitationsQueued, value);
}

export function isInvitationsQueued(value) {
	return verdict(checkInvitationsQueued(value));
}
