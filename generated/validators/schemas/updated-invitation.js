import { fail, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkInvitationExpiry } from './invitation-expiry.js';
import { checkReportedAccessLevel } from './reported-access-level.js';

export function checkUpdatedInvitation(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.access_level !== undefined){
			if(!(checkReportedAccessLevel(data.access_level))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		if(data.expires_at !== undefined){
			if(!(checkInvitationExpiry(data.expires_at))){
				vErrors = join(vErrors, checkInvitationExpiry.errors, "/expires_at");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkUpdatedInvitation.errors = vErrors;
	return errors === 0;
}

export function validateUpdatedInvitation(value) {
	return validate(checkUpdatedInvitation, value);
}

export function isUpdatedInvitation(value) {
	return checkUpdatedInvitation(value);
}
