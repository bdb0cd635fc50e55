import { isPlainInteger } from '../runtime/exact-integers.js';
import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["string","null"];

export function checkEmail(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.confirmed_at;
		if(data0 !== undefined){
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/confirmed_at", "type", types0); errors++;
			}
			if(typeof data0 === "string"){
				if(!dateTimeFormat(data0)){
					vErrors = fail(vErrors, "/confirmed_at", "format", "date-time"); errors++;
				}
			}
		}
		let data1 = data.email;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "email"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		let data2 = data.id;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data2) && !isPlainInteger(data2)){
				vErrors = fail(vErrors, "/id", integerFault(data2), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkEmail.errors = vErrors;
	return errors === 0;
}

export function validateEmail(value) {
	return validate(checkEmail, value);
}

export function isEmail(value) {
	return checkEmail(value);
}
