import { fail, validate, verdict } from '../runtime/validation.js';

export function checkSourceAGistsImportCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.personal_access_token;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "personal_access_token"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/personal_access_token", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(key0 === "personal_access_token")){
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
		checkSourceAGistsImportCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateSourceAGistsImportCreate(value) {
	return validate(checkSourceAGistsImportCreate, value);
}

export function isSourceAGistsImportCreate(value) {
	return verdict(checkSourceAGistsImportCreate(value));
}
