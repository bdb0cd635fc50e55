import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkPagesCertificateExpiry } from './pages-certificate-expiry.js';
import { checkPagesDomainFacts } from './pages-domain-facts.js';

export function checkInstancePagesDomain(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkPagesDomainFacts(data))){
		vErrors = join(vErrors, checkPagesDomainFacts.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.project_id;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/project_id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.certificate;
		if(data1 !== undefined){
			if(!(checkPagesCertificateExpiry(data1))){
				vErrors = join(vErrors, checkPagesCertificateExpiry.errors, "/certificate");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkInstancePagesDomain.errors = vErrors;
	}
	return errors === 0;
}

export function validateInstancePagesDomain(value) {
	return validate(checkInstancePagesDomain, value);
}

export function isInstancePagesDomain(value) {
	return verdict(checkInstancePagesDomain(value));
}
