import { fail, validate, verdict } from '../runtime/validation.js';

export function checkServiceAccountCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.username;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		let data2 = data.email;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "name") || (key0 === "username")) || (key0 === "email"))){
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
		checkServiceAccountCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateServiceAccountCreate(value) {
	return validate(checkServiceAccountCreate, value);
}

export function isServiceAccountCreate(value) {
	return verdict(checkServiceAccountCreate(value));
}
