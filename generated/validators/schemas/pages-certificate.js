import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["boolean","null"];

export function checkPagesCertificate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.certificate !== undefined){
			if(typeof data.certificate !== "string"){
				vErrors = fail(vErrors, "/certificate", "type", "string"); errors++;
			}
		}
		if(data.certificate_text !== undefined){
			if(typeof data.certificate_text !== "string"){
				vErrors = fail(vErrors, "/certificate_text", "type", "string"); errors++;
			}
		}
		if(data.expired !== undefined){
			let data2 = data.expired;
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/expired", "type", types0); errors++;
			}
		}
		if(data.subject !== undefined){
			if(typeof data.subject !== "string"){
				vErrors = fail(vErrors, "/subject", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkPagesCertificate.errors = vErrors;
	return errors === 0;
}

export function validatePagesCertificate(value) {
	return validate(checkPagesCertificate, value);
}

export function isPagesCertificate(value) {
	return checkPagesCertificate(value);
}
