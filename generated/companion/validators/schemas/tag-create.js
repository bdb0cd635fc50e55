import { fail, validate, verdict } from '../runtime/validation.js';

export function checkTagCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.tag_name;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "tag_name"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/tag_name", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/tag_name", "type", "string"); errors++;
			}
		}
		let data1 = data.ref;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "ref"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/ref", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data2 = data.message;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "tag_name") || (key0 === "ref")) || (key0 === "message"))){
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
		checkTagCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateTagCreate(value) {
	return validate(checkTagCreate, value);
}

export function isTagCreate(value) {
	return verdict(checkTagCreate(value));
}
