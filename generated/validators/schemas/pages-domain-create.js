import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkPagesCertificatePem } from './pages-certificate-pem.js';
import { checkPagesKeyPem } from './pages-key-pem.js';

export function checkPagesDomainCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.domain;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "domain"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/domain", "type", "string"); errors++;
			}
		}
		let data1 = data.auto_ssl_enabled;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/auto_ssl_enabled", "type", "boolean"); errors++;
			}
		}
		let data2 = data.certificate;
		if(data2 !== undefined){
			if(!(checkPagesCertificatePem(data2))){
				vErrors = join(vErrors, checkPagesCertificatePem.errors, "/certificate");
				errors = vErrors.length;
			}
		}
		let data3 = data.key;
		if(data3 !== undefined){
			if(!(checkPagesKeyPem(data3))){
				vErrors = join(vErrors, checkPagesKeyPem.errors, "/key");
				errors = vErrors.length;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "domain") || (key0 === "auto_ssl_enabled")) || (key0 === "certificate")) || (key0 === "key"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPagesDomainCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validatePagesDomainCreate(value) {
	return validate(checkPagesDomainCreate, value);
}

export function isPagesDomainCreate(value) {
	return verdict(checkPagesDomainCreate(value));
}
