import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkReportedAccessLevel } from './reported-access-level.js';

export function checkProjectShare(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.group_id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "group_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/group_id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.group_name;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/group_name", "type", "string"); errors++;
			}
		}
		let data2 = data.group_full_path;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/group_full_path", "type", "string"); errors++;
			}
		}
		let data3 = data.group_access_level;
		if(data3 !== undefined){
			if(!(checkReportedAccessLevel(data3))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/group_access_level");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProjectShare.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectShare(value) {
	return validate(checkProjectShare, value);
}

export function isProjectShare(value) {
	return verdict(checkProjectShare(value));
}
