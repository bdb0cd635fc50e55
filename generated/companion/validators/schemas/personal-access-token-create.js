import { isDate as dateFormat } from '../runtime/formats.js';
import { fail, validate, verdict } from '../runtime/validation.js';

export function checkPersonalAccessTokenCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/name", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.description;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data2 = data.scopes;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "scopes"); errors++;
		} else {
			if(Array.isArray(data2)){
				if(data2.length < 1){
					vErrors = fail(vErrors, "/scopes", "minItems", 1); errors++;
				}
				const before0 = errors;
				for(let i0=0; i0<data2.length; i0++){
					if(typeof data2[i0] !== "string"){
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
		let data4 = data.expires_at;
		if(data4 !== undefined){
			if(typeof data4 === "string"){
				if(!dateFormat(data4)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/expires_at", "type", "string"); errors++;
			}
		}
		const before1 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "name") || (key0 === "description")) || (key0 === "scopes")) || (key0 === "expires_at"))){
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
		checkPersonalAccessTokenCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validatePersonalAccessTokenCreate(value) {
	return validate(checkPersonalAccessTokenCreate, value);
}

export function isPersonalAccessTokenCreate(value) {
	return verdict(checkPersonalAccessTokenCreate(value));
}
