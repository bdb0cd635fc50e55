import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkAccessRequest } from './access-request.js';
import { checkReportedAccessLevel } from './reported-access-level.js';

export function checkApprovedAccessRequest(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkAccessRequest(data))){
		vErrors = join(vErrors, checkAccessRequest.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.access_level;
		if(data0 !== undefined){
			if(!(checkReportedAccessLevel(data0))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApprovedAccessRequest.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovedAccessRequest(value) {
	return validate(checkApprovedAccessRequest, value);
}

export function isApprovedAccessRequest(value) {
	return verdict(checkApprovedAccessRequest(value));
}
