import { fail, validate, verdict } from '../runtime/validation.js';

const values0 = ["success","error"];

export function checkInvitationStatus(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "success") && (data !== "error")){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
	}
	if(errors !== 0){
		checkInvitationStatus.errors = vErrors;
	}
	return errors === 0;
}

export function validateInvitationStatus(value) {
	return validate(checkInvitationStatus, value);
}

export function isInvitationStatus(value) {
	return verdict(checkInvitationStatus(value));
}
