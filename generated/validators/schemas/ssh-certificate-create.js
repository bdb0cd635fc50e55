import { fail, validate, verdict } from '../runtime/validation.js';

export function checkSshCertificateCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.key;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "key"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/key", "type", "string"); errors++;
			}
		}
		let data1 = data.title;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "title"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((key0 === "key") || (key0 === "title"))){
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
		checkSshCertificateCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateSshCertificateCreate(value) {
	return validate(checkSshCertificateCreate, value);
}

export function isSshCertificateCreate(value) {
	return verdict(checkSshCertificateCreate(value));
}
