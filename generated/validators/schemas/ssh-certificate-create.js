import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

export function checkSshCertificateCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.key === undefined){
			vErrors = fail(vErrors, "", "required", "key"); errors++;
		} else {
			if(typeof data.key !== "string"){
				vErrors = fail(vErrors, "/key", "type", "string"); errors++;
			}
		}
		if(data.title === undefined){
			vErrors = fail(vErrors, "", "required", "title"); errors++;
		} else {
			if(typeof data.title !== "string"){
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
	checkSshCertificateCreate.errors = vErrors;
	return errors === 0;
}

export function validateSshCertificateCreate(value) {
	return validate(checkSshCertificateCreate, value);
}

export function isSshCertificateCreate(value) {
	return checkSshCertificateCreate(value);
}
