import { isDate as dateFormat } from '../runtime/formats.js';
import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkLevel } from './level.js';

export function checkSeedMember(data){
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
		let data1 = data.access_level;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "access_level"); errors++;
		} else {
			if(!(checkLevel(data1))){
				vErrors = join(vErrors, checkLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		let data2 = data.expires_at;
		if(data2 !== undefined){
			if(typeof data2 === "string"){
				if(!dateFormat(data2)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/expires_at", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "username") || (key0 === "access_level")) || (key0 === "expires_at"))){
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
		checkSeedMember.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeedMember(value) {
	return validate(checkSeedMember, value);
}

export function isSeedMember(value) {
	return verdict(checkSeedMember(value));
}
