import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkPagesCertificate } from './pages-certificate.js';
import { checkPagesDomainFacts } from './pages-domain-facts.js';

export function checkPagesDomain(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkPagesDomainFacts(data))){
		vErrors = join(vErrors, checkPagesDomainFacts.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.certificate;
		if(data0 !== undefined){
			if(!(checkPagesCertificate(data0))){
				vErrors = join(vErrors, checkPagesCertificate.errors, "/certificate");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPagesDomain.errors = vErrors;
	}
	return errors === 0;
}

export function validatePagesDomain(value) {
	return validate(checkPagesDomain, value);
}

export function isPagesDomain(value) {
	return verdict(checkPagesDomain(value));
}
