import { fail, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkPagesCertificatePem } from './pages-certificate-pem.js';
import { checkPagesKeyPem } from './pages-key-pem.js';

export function checkPagesDomainCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.auto_ssl_enabled !== undefined){
			if(typeof data.auto_ssl_enabled !== "boolean"){
				vErrors = fail(vErrors, "/auto_ssl_enabled", "type", "boolean"); errors++;
			}
		}
		if(data.certificate !== undefined){
			if(!(checkPagesCertificatePem(data.certificate))){
				vErrors = join(vErrors, checkPagesCertificatePem.errors, "/certificate");
				errors = vErrors.length;
			}
		}
		if(data.domain === undefined){
			vErrors = fail(vErrors, "", "required", "domain"); errors++;
		} else {
			if(typeof data.domain !== "string"){
				vErrors = fail(vErrors, "/domain", "type", "string"); errors++;
			}
		}
		if(data.key !== undefined){
			if(!(checkPagesKeyPem(data.key))){
				vErrors = join(vErrors, checkPagesKeyPem.errors, "/key");
				errors = vErrors.length;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "auto_ssl_enabled") || (key0 === "certificate")) || (key0 === "domain")) || (key0 === "key"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkPagesDomainCreate.errors = vErrors;
	return errors === 0;
}

export function validatePagesDomainCreate(value) {
	return validate(checkPagesDomainCreate, value);
}

export function isPagesDomainCreate(value) {
	return checkPagesDomainCreate(value);
}
