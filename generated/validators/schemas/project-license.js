import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["string","null"];

export function checkProjectLicense(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.html_url !== undefined){
			let data0 = data.html_url;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/html_url", "type", types0); errors++;
			}
		}
		if(data.key !== undefined){
			if(typeof data.key !== "string"){
				vErrors = fail(vErrors, "/key", "type", "string"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.nickname !== undefined){
			let data3 = data.nickname;
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/nickname", "type", types0); errors++;
			}
		}
		if(data.source_url !== undefined){
			let data4 = data.source_url;
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/source_url", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkProjectLicense.errors = vErrors;
	return errors === 0;
}

export function validateProjectLicense(value) {
	return validate(checkProjectLicense, value);
}

export function isProjectLicense(value) {
	return checkProjectLicense(value);
}
