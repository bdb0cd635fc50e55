import { fail, validate, verdict } from '../runtime/validation.js';

const values0 = ["scheduled","canceled"];

export function checkImportStatus(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "scheduled") && (data !== "canceled")){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
	}
	if(errors !== 0){
		checkImportStatus.errors = vErrors;
	}
	return errors === 0;
}

export function validateImportStatus(value) {
	return validate(checkImportStatus, value);
}

export function isImportStatus(value) {
	return verdict(checkImportStatus(value));
}
