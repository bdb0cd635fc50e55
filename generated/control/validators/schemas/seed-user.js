import { codePoints, fail, join, validate, verdict } from '../runtime/validation.js';
import { checkSeedToken } from './seed-token.js';

const pattern0 = new RegExp("^[A-Za-z0-9_][A-Za-z0-9_.-]{0,250}$", "u");
const known0 = new Set(["username","name","email","administrator","tokens"]);

export function checkSeedUser(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.username;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "username"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(!pattern0.test(data0)){
					vErrors = fail(vErrors, "/username", "pattern", "^[A-Za-z0-9_][A-Za-z0-9_.-]{0,250}$"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		let data1 = data.name;
		if(data1 !== undefined){
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/name", "minLength", 1); errors++;
				}
				if(data1.length > 255 && codePoints(data1) > 255){
					vErrors = fail(vErrors, "/name", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data2 = data.email;
		if(data2 !== undefined){
			if(typeof data2 === "string"){
				if(data2.length < 6 && codePoints(data2) < 3){
					vErrors = fail(vErrors, "/email", "minLength", 3); errors++;
				}
				if(data2.length > 255 && codePoints(data2) > 255){
					vErrors = fail(vErrors, "/email", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		let data3 = data.administrator;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/administrator", "type", "boolean"); errors++;
			}
		}
		let data4 = data.tokens;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				if(data4.length > 100){
					vErrors = fail(vErrors, "/tokens", "maxItems", 100); errors++;
				}
				const before0 = errors;
				for(let i0=0; i0<data4.length; i0++){
					if(!(checkSeedToken(data4[i0]))){
						vErrors = join(vErrors, checkSeedToken.errors, "/tokens/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/tokens", "type", "array"); errors++;
			}
		}
		const before1 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known0.has(key0))){
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
		checkSeedUser.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeedUser(value) {
	return validate(checkSeedUser, value);
}

export function isSeedUser(value) {
	return verdict(checkSeedUser(value));
}
