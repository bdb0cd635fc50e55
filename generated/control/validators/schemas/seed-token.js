import { isDate as dateFormat } from '../runtime/formats.js';
import { codePoints, fail, validate, verdict } from '../runtime/validation.js';

export function checkSeedToken(data){
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
				if(data0.length > 255 && codePoints(data0) > 255){
					vErrors = fail(vErrors, "/name", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.scopes;
		if(data1 !== undefined){
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
		let data4 = data.secret;
		if(data4 !== undefined){
			if(typeof data4 === "string"){
				if(data4.length < 16 && codePoints(data4) < 8){
					vErrors = fail(vErrors, "/secret", "minLength", 8); errors++;
				}
				if(data4.length > 200 && codePoints(data4) > 200){
					vErrors = fail(vErrors, "/secret", "maxLength", 200); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/secret", "type", "string"); errors++;
			}
		}
		const before1 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "name") || (key0 === "scopes")) || (key0 === "expires_at")) || (key0 === "secret"))){
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
		checkSeedToken.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeedToken(value) {
	return validate(checkSeedToken, value);
}

export function isSeedToken(value) {
	return verdict(checkSeedToken(value));
}
