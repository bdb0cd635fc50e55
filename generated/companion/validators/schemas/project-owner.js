import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

export function checkProjectOwner(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.name;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
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
		checkProjectOwner.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectOwner(value) {
	return validate(checkProjectOwner, value);
}

export function isProjectOwner(value) {
	return verdict(checkProjectOwner(value));
}
