import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkMemberAccessLevel } from './member-access-level.js';

export function checkBranchAccessUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.access_level;
		if(data0 !== undefined){
			if(!(checkMemberAccessLevel(data0))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(key0 === "access_level")){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkBranchAccessUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateBranchAccessUpdate(value) {
	return validate(checkBranchAccessUpdate, value);
}

export function isBranchAccessUpdate(value) {
	return verdict(checkBranchAccessUpdate(value));
}
