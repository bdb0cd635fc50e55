import { codePoints, fail, join, validate, verdict } from '../runtime/validation.js';
import { checkSeedIdentity } from './seed-identity.js';
import { checkSeedMember } from './seed-member.js';
import { checkVisibility } from './visibility.js';

const known0 = new Set(["full_path","name","description","visibility","members","saml_identities"]);

export function checkSeedGroup(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.full_path;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "full_path"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/full_path", "minLength", 1); errors++;
				}
				if(data0.length > 2000 && codePoints(data0) > 2000){
					vErrors = fail(vErrors, "/full_path", "maxLength", 2000); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
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
		let data2 = data.description;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data3 = data.visibility;
		if(data3 !== undefined){
			if(!(checkVisibility(data3))){
				vErrors = join(vErrors, checkVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		let data4 = data.members;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				const before0 = errors;
				for(let i0=0; i0<data4.length; i0++){
					if(!(checkSeedMember(data4[i0]))){
						vErrors = join(vErrors, checkSeedMember.errors, "/members/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/members", "type", "array"); errors++;
			}
		}
		let data6 = data.saml_identities;
		if(data6 !== undefined){
			if(Array.isArray(data6)){
				if(data6.length > 10000){
					vErrors = fail(vErrors, "/saml_identities", "maxItems", 10000); errors++;
				}
				const before1 = errors;
				for(let i1=0; i1<data6.length; i1++){
					if(!(checkSeedIdentity(data6[i1]))){
						vErrors = join(vErrors, checkSeedIdentity.errors, "/saml_identities/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/saml_identities", "type", "array"); errors++;
			}
		}
		const before2 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known0.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before2 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSeedGroup.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeedGroup(value) {
	return validate(checkSeedGroup, value);
}

export function isSeedGroup(value) {
	return verdict(checkSeedGroup(value));
}
