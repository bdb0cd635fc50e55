import { fail, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkPagesCertificatePem } from './pages-certificate-pem.js';
import { checkPagesKeyPem } from './pages-key-pem.js';
import { checkPemFile } from './pem-file.js';

export function checkPagesDomainUpdateForm(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.auto_ssl_enabled;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/auto_ssl_enabled", "type", "boolean"); errors++;
			}
		}
		let data1 = data.certificate;
		if(data1 !== undefined){
			const _errs2 = errors;
			let valid2 = false;
			const _errs3 = errors;
			if(!(checkPagesCertificatePem(data1))){
				vErrors = join(vErrors, checkPagesCertificatePem.errors, "/certificate");
				errors = vErrors.length;
			}
			var _valid0 = _errs3 === errors;
			if(_valid0){
				valid2 = true;
			}
			var end0 = errors;
			if(!valid2){
				const _errs4 = errors;
				if(!(checkPemFile(data1))){
					vErrors = join(vErrors, checkPemFile.errors, "/certificate");
					errors = vErrors.length;
				}
				var _valid1 = _errs4 === errors;
				if(_valid1){
					valid2 = true;
				}
				var end1 = errors;
			}
			if(!valid2){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/certificate", start: _errs2, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs2;
				if(vErrors !== null){
					if(_errs2){
						vErrors.length = _errs2;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data2 = data.key;
		if(data2 !== undefined){
			const _errs6 = errors;
			let valid4 = false;
			const _errs7 = errors;
			if(!(checkPagesKeyPem(data2))){
				vErrors = join(vErrors, checkPagesKeyPem.errors, "/key");
				errors = vErrors.length;
			}
			var _valid2 = _errs7 === errors;
			if(_valid2){
				valid4 = true;
			}
			var end2 = errors;
			if(!valid4){
				const _errs8 = errors;
				if(!(checkPemFile(data2))){
					vErrors = join(vErrors, checkPemFile.errors, "/key");
					errors = vErrors.length;
				}
				var _valid3 = _errs8 === errors;
				if(_valid3){
					valid4 = true;
				}
				var end3 = errors;
			}
			if(!valid4){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/key", start: _errs6, ends: [end2, end3] });
				errors = vErrors.length;
			} else {
				errors = _errs6;
				if(vErrors !== null){
					if(_errs6){
						vErrors.length = _errs6;
					} else {
						vErrors = null;
					}
				}
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "auto_ssl_enabled") || (key0 === "certificate")) || (key0 === "key"))){
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
		checkPagesDomainUpdateForm.errors = vErrors;
	}
	return errors === 0;
}

export function validatePagesDomainUpdateForm(value) {
	return validate(checkPagesDomainUpdateForm, value);
}

export function isPagesDomainUpdateForm(value) {
	return verdict(checkPagesDomainUpdateForm(value));
}
