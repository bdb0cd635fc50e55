import { fail, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkReportedAccessLevel } from './reported-access-level.js';

const types0 = ["integer","null"];

export function checkProjectAccess(data){
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
		let data1 = data.notification_level;
		if(data1 !== undefined){
			if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
				vErrors = fail(vErrors, "/notification_level", "type", types0); errors++;
			}
			if(typeof data1 == "number"){
				if(Math.abs(data1) > 9007199254740991 && Number.isInteger(data1) && !plainInteger(data1)){
					vErrors = fail(vErrors, "/notification_level", "safeInteger", "integer"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProjectAccess.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectAccess(value) {
	return validate(checkProjectAccess, value);
}

export function isProjectAccess(value) {
	return verdict(checkProjectAccess(value));
}
