import { fail, validate, verdict } from '../runtime/validation.js';

const types0 = ["boolean","null"];

export function checkPagesCertificate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.subject;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/subject", "type", "string"); errors++;
			}
		}
		let data1 = data.expired;
		if(data1 !== undefined){
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/expired", "type", types0); errors++;
			}
		}
		let data2 = data.certificate;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/certificate", "type", "string"); errors++;
			}
		}
		let data3 = data.certificate_text;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/certificate_text", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPagesCertificate.errors = vErrors;
	}
	return errors === 0;
}

export function validatePagesCertificate(value) {
	return validate(checkPagesCertificate, value);
}

export function isPagesCertificate(value) {
	return verdict(checkPagesCertificate(value));
}
