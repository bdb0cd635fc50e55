import { fail, validate, verdict } from '../runtime/validation.js';

export function checkPagesCertificatePem(data){
	let vErrors = null;
	let errors = 0;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	if(errors !== 0){
		checkPagesCertificatePem.errors = vErrors;
	}
	return errors === 0;
}

export function validatePagesCertificatePem(value) {
	return validate(checkPagesCertificatePem, value);
}

export function isPagesCertificatePem(value) {
	return verdict(checkPagesCertificatePem(value));
}
