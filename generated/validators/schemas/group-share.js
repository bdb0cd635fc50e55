import { isDate as dateFormat } from '../runtime/formats/date.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkReportedAccessLevel } from './reported-access-level.js';

const types0 = ["string","null"];

export function checkGroupShare(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.expires_at !== undefined){
			let data0 = data.expires_at;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/expires_at", "type", types0); errors++;
			}
			if(typeof data0 === "string"){
				if(!dateFormat(data0)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			}
		}
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
			let data3 = data.group_id;
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/group_id", integerFault(data3), "integer"); errors++;
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
	checkGroupShare.errors = vErrors;
	return errors === 0;
}

export function validateGroupShare(value) {
	return validate(checkGroupShare, value);
}

export function isGroupShare(value) {
	return checkGroupShare(value);
}
