import { fail, validate, verdict } from '../runtime/validation.js';

export function checkFileChange(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.file_path;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "file_path"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/file_path", "type", "string"); errors++;
			}
		}
		let data1 = data.branch;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "branch"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkFileChange.errors = vErrors;
	}
	return errors === 0;
}

export function validateFileChange(value) {
	return validate(checkFileChange, value);
}

export function isFileChange(value) {
	return verdict(checkFileChange(value));
}
