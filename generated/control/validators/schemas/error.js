import { fail, validate, verdict } from '../runtime/validation.js';

const types0 = ["string","object"];

export function checkError(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.message;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "message"); errors++;
		} else {
			if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){
				vErrors = fail(vErrors, "/message", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkError.errors = vErrors;
	}
	return errors === 0;
}

export function validateError(value) {
	return validate(checkError, value);
}

export function isError(value) {
	return verdict(checkError(value));
}
