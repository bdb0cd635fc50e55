import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkReportedAccessLevel } from './reported-access-level.js';

export function checkBranchAccess(data){
	let vErrors = null;
	let errors = 0;
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
		checkBranchAccess.errors = vErrors;
	}
	return errors === 0;
}

export function validateBranchAccess(value) {
	return validate(checkBranchAccess, value);
}

export function isBranchAccess(value) {
	return verdict(checkBranchAccess(value));
}
