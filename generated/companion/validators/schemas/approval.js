import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkUserSummary } from './user-summary.js';

export function checkApproval(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.user;
		if(data0 !== undefined){
			if(!(checkUserSummary(data0))){
				vErrors = join(vErrors, checkUserSummary.errors, "/user");
				errors = vErrors.length;
			}
		}
		let data1 = data.approved_at;
		if(data1 !== undefined){
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/approved_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/approved_at", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApproval.errors = vErrors;
	}
	return errors === 0;
}

export function validateApproval(value) {
	return validate(checkApproval, value);
}

export function isApproval(value) {
	return verdict(checkApproval(value));
}
