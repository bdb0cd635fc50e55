import { fail, validate, verdict } from '../runtime/validation.js';

const values0 = ["asc","desc"];

export function checkSortDirection(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "asc") && (data !== "desc")){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
	}
	if(errors !== 0){
		checkSortDirection.errors = vErrors;
	}
	return errors === 0;
}

export function validateSortDirection(value) {
	return validate(checkSortDirection, value);
}

export function isSortDirection(value) {
	return verdict(checkSortDirection(value));
}
