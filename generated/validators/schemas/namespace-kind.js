import { fail, validate, verdict } from '../runtime/validation.js';

const values0 = ["user","group"];

export function checkNamespaceKind(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "user") && (data !== "group")){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
	}
	if(errors !== 0){
		checkNamespaceKind.errors = vErrors;
	}
	return errors === 0;
}

export function validateNamespaceKind(value) {
	return validate(checkNamespaceKind, value);
}

export function isNamespaceKind(value) {
	return verdict(checkNamespaceKind(value));
}
