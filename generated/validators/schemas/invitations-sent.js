import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkReportedInvitationStatus } from './reported-invitation-status.js';

export function checkInvitationsSent(data){
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
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkInvitationsSent.errors = vErrors;
	}
	return errors === 0;
}

export function validateInvitationsSent(value) {
	return validate(checkInvitationsSent, value);
}

export function isInvitationsSent(value) {
	return verdict(checkInvitationsSent(value));
}
