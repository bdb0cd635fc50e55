import { fail, validate, verdict } from '../runtime/validation.js';

const types0 = ["string","null"];

export function checkProjectLicense(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.key;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/key", "type", "string"); errors++;
			}
		}
		let data1 = data.name;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data2 = data.nickname;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/nickname", "type", types0); errors++;
			}
		}
		let data3 = data.html_url;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/html_url", "type", types0); errors++;
			}
		}
		let data4 = data.source_url;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/source_url", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProjectLicense.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectLicense(value) {
	return validate(checkProjectLicense, value);
}

export function isProjectLicense(value) {
	return verdict(checkProjectLicense(value));
}
