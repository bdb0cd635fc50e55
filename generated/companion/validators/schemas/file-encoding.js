import { fail, validate, verdict } from '../runtime/validation.js';

const values0 = ["text","base64"];

export function checkFileEncoding(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "text") && (data !== "base64")){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
	}
	if(errors !== 0){
		checkFileEncoding.errors = vErrors;
	}
	return errors === 0;
}

export function validateFileEncoding(value) {
	return validate(checkFileEncoding, value);
}

export function isFileEncoding(value) {
	return verdict(checkFileEncoding(value));
}
