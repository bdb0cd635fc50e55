import { fail, validate, verdict } from '../runtime/validation.js';

const types0 = ["boolean","null"];

export function checkPagesCertificateExpiry(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.expired;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/expired", "type", types0); errors++;
			}
		}
		let data1 = data.expiration;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/expiration", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPagesCertificateExpiry.errors = vErrors;
	}
	return errors === 0;
}

export function validatePagesCertificateExpiry(value) {
	return validate(checkPagesCertificateExpiry, value);
}

export function isPagesCertificateExpiry(value) {
	return verdict(checkPagesCertificateExpiry(value));
}
