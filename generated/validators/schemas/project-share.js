import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkReportedAccessLevel } from './reported-access-level.js';

export function checkProjectShare(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.group_access_level !== undefined){
			if(!(checkReportedAccessLevel(data.group_access_level))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/group_access_level");
				errors = vErrors.length;
			}
		}
		if(data.group_full_path !== undefined){
			if(typeof data.group_full_path !== "string"){
				vErrors = fail(vErrors, "/group_full_path", "type", "string"); errors++;
			}
		}
		if(data.group_id === undefined){
			vErrors = fail(vErrors, "", "required", "group_id"); errors++;
		} else {
			let data2 = data.group_id;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/group_id", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.group_name !== undefined){
			if(typeof data.group_name !== "string"){
				vErrors = fail(vErrors, "/group_name", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkProjectShare.errors = vErrors;
	return errors === 0;
}

export function validateProjectShare(value) {
	return validate(checkProjectShare, value);
}

export function isProjectShare(value) {
	return checkProjectShare(value);
}
