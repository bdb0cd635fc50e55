import { fail, validate, verdict } from '../runtime/validation.js';

const types0 = ["string","null"];

export function checkCiLintInclude(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.type;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/type", "type", "string"); errors++;
			}
		}
		let data1 = data.location;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/location", "type", types0); errors++;
			}
		}
		let data2 = data.blob;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/blob", "type", types0); errors++;
			}
		}
		let data3 = data.raw;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/raw", "type", types0); errors++;
			}
		}
		let data4 = data.context_project;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/context_project", "type", types0); errors++;
			}
		}
		let data5 = data.context_sha;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/context_sha", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCiLintInclude.errors = vErrors;
	}
	return errors === 0;
}

export function validateCiLintInclude(value) {
	return validate(checkCiLintInclude, value);
}

export function isCiLintInclude(value) {
	return verdict(checkCiLintInclude(value));
}
