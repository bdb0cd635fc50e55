import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkUserSummary } from './user-summary.js';

const types0 = ["boolean","null"];

export function checkAccessRequest(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkUserSummary(data))){
		vErrors = join(vErrors, checkUserSummary.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.locked;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/locked", "type", types0); errors++;
			}
		}
		let data1 = data.requested_at;
		if(data1 !== undefined){
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/requested_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/requested_at", "type", "string"); errors++;
			}
		}
		let data2 = data.created_at;
		if(data2 !== undefined){
			if(typeof data2 === "string"){
				if(!dateTimeFormat(data2)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkAccessRequest.errors = vErrors;
	}
	return errors === 0;
}

export function validateAccessRequest(value) {
	return validate(checkAccessRequest, value);
}

export function isAccessRequest(value) {
	return verdict(checkAccessRequest(value));
}
