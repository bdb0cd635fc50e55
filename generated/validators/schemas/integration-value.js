import { fail, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

const types0 = ["string","integer","boolean"];

export function checkIntegrationValue(data){
	let vErrors = null;
	let errors = 0;
	if(((typeof data !== "string") && (!((typeof data == "number") && (!(data % 1) && !isNaN(data))))) && (typeof data !== "boolean")){
		vErrors = fail(vErrors, "", "type", types0); errors++;
	}
	if(typeof data == "number"){
		if(Math.abs(data) > 9007199254740991 && Number.isInteger(data) && !plainInteger(data)){
			vErrors = fail(vErrors, "", "safeInteger", "integer"); errors++;
		}
	}
	if(errors !== 0){
		checkIntegrationValue.errors = vErrors;
	}
	return errors === 0;
}

export function validateIntegrationValue(value) {
	return validate(checkIntegrationValue, value);
}

export function isIntegrationValue(value) {
	return verdict(checkIntegrationValue(value));
}
