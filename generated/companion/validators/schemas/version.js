import { fail, validate, verdict } from '../runtime/validation.js';

export function checkVersion(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.version;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "version"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/version", "type", "string"); errors++;
			}
		}
		let data1 = data.revision;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/revision", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkVersion.errors = vErrors;
	}
	return errors === 0;
}

export function validateVersion(value) {
	return validate(checkVersion, value);
}

export function isVersion(value) {
	return verdict(checkVersion(value));
}
