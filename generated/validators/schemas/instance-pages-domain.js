import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
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
		if(data.certificate !== undefined){
			if(!(checkPagesCertificateExpiry(data.certificate))){
				vErrors = join(vErrors, checkPagesCertificateExpiry.errors, "/certificate");
				errors = vErrors.length;
			}
		}
		if(data.project_id !== undefined){
			let data1 = data.project_id;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/project_id", integerFault(data1), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkInstancePagesDomain.errors = vErrors;
	return errors === 0;
}

export function validateInstancePagesDomain(value) {
	return validate(checkInstancePagesDomain, value);
}

export function isInstancePagesDomain(value) {
	return checkInstancePagesDomain(value);
}
