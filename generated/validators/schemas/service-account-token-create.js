import { isDate as dateFormat } from '../runtime/formats.js';
import { fail, validate, verdict } from '../runtime/validation.js';

export function checkServiceAccountTokenCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.scopes;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "scopes"); errors++;
		} else {
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					if(typeof data1[i0] !== "string"){
						vErrors = fail(vErrors, "/scopes/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/scopes", "type", "array"); errors++;
			}
		}
		let data3 = data.expires_at;
		if(data3 !== undefined){
			if(typeof data3 === "string"){
				if(!dateFormat(data3)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/expires_at", "type", "string"); errors++;
			}
		}
		const before1 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "name") || (key0 === "scopes")) || (key0 === "expires_at"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before1 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkServiceAccountTokenCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateServiceAccountTokenCreate(value) {
	return validate(checkServiceAccountTokenCreate, value);
}

export function isServiceAccountTokenCreate(value) {
	return verdict(checkServiceAccountTokenCreate(value));
}
