import { fail, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkPagesCertificatePem } from './pages-certificate-pem.js';
import { checkPagesKeyPem } from './pages-key-pem.js';
import { checkPemFile } from './pem-file.js';

export function checkPagesDomainCreateForm(data){
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
			const _errs3 = errors;
			let valid3 = false;
			const _errs4 = errors;
			if(!(checkPagesCertificatePem(data2))){
				vErrors = join(vErrors, checkPagesCertificatePem.errors, "/certificate");
				errors = vErrors.length;
			}
			var _valid0 = _errs4 === errors;
			if(_valid0){
				valid3 = true;
			}
			var end0 = errors;
			if(!valid3){
				const _errs5 = errors;
				if(!(checkPemFile(data2))){
					vErrors = join(vErrors, checkPemFile.errors, "/certificate");
					errors = vErrors.length;
				}
				var _valid1 = _errs5 === errors;
				if(_valid1){
					valid3 = true;
				}
				var end1 = errors;
			}
			if(!valid3){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/certificate", start: _errs3, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs3;
				if(vErrors !== null){
					if(_errs3){
						vErrors.length = _errs3;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data3 = data.key;
		if(data3 !== undefined){
			const _errs7 = errors;
			let valid5 = false;
			const _errs8 = errors;
			if(!(checkPagesKeyPem(data3))){
				vErrors = join(vErrors, checkPagesKeyPem.errors, "/key");
				errors = vErrors.length;
			}
			var _valid2 = _errs8 === errors;
			if(_valid2){
				valid5 = true;
			}
			var end2 = errors;
			if(!valid5){
				const _errs9 = errors;
				if(!(checkPemFile(data3))){
					vErrors = join(vErrors, checkPemFile.errors, "/key");
					errors = vErrors.length;
				}
				var _valid3 = _errs9 === errors;
				if(_valid3){
					valid5 = true;
				}
				var end3 = errors;
			}
			if(!valid5){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/key", start: _errs7, ends: [end2, end3] });
				errors = vErrors.length;
			} else {
				errors = _errs7;
				if(vErrors !== null){
					if(_errs7){
						vErrors.length = _errs7;
					} else {
						vErrors = null;
					}
				}
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
		checkPagesDomainCreateForm.errors = vErrors;
	}
	return errors === 0;
}

export function validatePagesDomainCreateForm(value) {
	return validate(checkPagesDomainCreateForm, value);
}

export function isPagesDomainCreateForm(value) {
	return verdict(checkPagesDomainCreateForm(value));
}
