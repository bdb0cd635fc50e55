import { fail, validate, verdict } from '../runtime/validation.js';

const values0 = ["optimistic","pessimistic"];

export function checkImportTimeoutStrategy(data){
	let vErrors = null;
	let errors = 0;
	if((data !== "optimistic") && (data !== "pessimistic")){
		vErrors = fail(vErrors, "", "enum", values0); errors++;
	}
	if(errors !== 0){
		checkImportTimeoutStrategy.errors = vErrors;
	}
	return errors === 0;
}

export function validateImportTimeoutStrategy(value) {
	return validate(checkImportTimeoutStrategy, value);
}

export function isImportTimeoutStrategy(value) {
	return verdict(checkImportTimeoutStrategy(value));
}
