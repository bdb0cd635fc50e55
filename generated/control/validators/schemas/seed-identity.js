import { codePoints, fail, validate, verdict } from '../runtime/validation.js';

export function checkSeedIdentity(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.username;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "username"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		let data1 = data.extern_uid;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "extern_uid"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/extern_uid", "minLength", 1); errors++;
				}
				if(data1.length > 255 && codePoints(data1) > 255){
					vErrors = fail(vErrors, "/extern_uid", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/extern_uid", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((key0 === "username") || (key0 === "extern_uid"))){
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
		checkSeedIdentity.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeedIdentity(value) {
	return validate(checkSeedIdentity, value);
}

export function isSeedIdentity(value) {
	return verdict(checkSeedIdentity(value));
}
