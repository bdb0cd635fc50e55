import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, validate, verdict } from '../runtime/validation.js';

export function checkTime(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.now;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "now"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(!dateTimeFormat(data0)){
					vErrors = fail(vErrors, "/now", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/now", "type", "string"); errors++;
			}
		}
		let data1 = data.standing;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "standing"); errors++;
		} else {
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/standing", "type", "boolean"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkTime.errors = vErrors;
	}
	return errors === 0;
}

export function validateTime(value) {
	return validate(checkTime, value);
}

export function isTime(value) {
	return verdict(checkTime(value));
}
