import { join, unite, validate, verdict } from '../runtime/validation.js';
import { checkInvitationsFailed } from './invitations-failed.js';
import { checkInvitationsQueued } from './invitations-queued.js';
import { checkInvitationsSent } from './invitations-sent.js';

export function checkInvitationResult(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(!(checkInvitationsQueued(data))){
		vErrors = join(vErrors, checkInvitationsQueued.errors, "");
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(!(checkInvitationsFailed(data))){
			vErrors = join(vErrors, checkInvitationsFailed.errors, "");
			errors = vErrors.length;
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
		if(!valid0){
			const _errs3 = errors;
			if(!(checkInvitationsSent(data))){
				vErrors = join(vErrors, checkInvitationsSent.errors, "");
				errors = vErrors.length;
			}
			var _valid2 = _errs3 === errors;
			if(_valid2){
				valid0 = true;
			}
			var end2 = errors;
		}
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1, end2] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(errors !== 0){
		checkInvitationResult.errors = vErrors;
	}
	return errors === 0;
}

export function validateInvitationResult(value) {
	return validate(checkInvitationResult, value);
}

export function isInvitationResult(value) {
	return verdict(checkInvitationResult(value));
}
