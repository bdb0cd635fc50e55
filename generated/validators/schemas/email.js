import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

const types0 = ["string","null"];

export function checkEmail(data){
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
		let data1 = data.email;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "email"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		let data2 = data.confirmed_at;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/confirmed_at", "type", types0); errors++;
			}
			if(typeof data2 === "string"){
				if(!dateTimeFormat(data2)){
					vErrors = fail(vErrors, "/confirmed_at", "format", "date-time"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkEmail.errors = vErrors;
	}
	return errors === 0;
}

export function validateEmail(value) {
	return validate(checkEmail, value);
}

export function isEmail(value) {
	return verdict(checkEmail(value));
}
