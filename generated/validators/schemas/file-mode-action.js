import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkFileEncoding } from './file-encoding.js';

const known0 = new Set(["action","file_path","content","encoding","execute_filemode"]);

export function checkFileModeAction(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.action;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "action"); errors++;
		} else {
			if(data0 !== "chmod"){
				vErrors = fail(vErrors, "/action", "const", "chmod"); errors++;
			}
		}
		let data1 = data.file_path;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "file_path"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/file_path", "type", "string"); errors++;
			}
		}
		let data2 = data.content;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		let data3 = data.encoding;
		if(data3 !== undefined){
			if(!(checkFileEncoding(data3))){
				vErrors = join(vErrors, checkFileEncoding.errors, "/encoding");
				errors = vErrors.length;
			}
		}
		let data4 = data.execute_filemode;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/execute_filemode", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known0.has(key0))){
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
		checkFileModeAction.errors = vErrors;
	}
	return errors === 0;
}

export function validateFileModeAction(value) {
	return validate(checkFileModeAction, value);
}

export function isFileModeAction(value) {
	return verdict(checkFileModeAction(value));
}
