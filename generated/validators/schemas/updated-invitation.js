import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkInvitationExpiry } from './invitation-expiry.js';
import { checkReportedAccessLevel } from './reported-access-level.js';

export function checkUpdatedInvitation(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.expires_at;
		if(data0 !== undefined){
			if(!(checkInvitationExpiry(data0))){
				vErrors = join(vErrors, checkInvitationExpiry.errors, "/expires_at");
				errors = vErrors.length;
			}
		}
		let data1 = data.access_level;
		if(data1 !== undefined){
			if(!(checkReportedAccessLevel(data1))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkUpdatedInvitation.errors = vErrors;
	}
	return errors === 0;
}

export function validateUpdatedInvitation(value) {
	return validate(checkUpdatedInvitation, value);
}

export function isUpdatedInvitation(value) {
	return verdict(checkUpdatedInvitation(value));
}
