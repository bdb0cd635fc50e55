import { fail, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkFileEncoding } from './file-encoding.js';

const known0 = new Set(["action","content","encoding","execute_filemode","file_path"]);

export function checkFileModeAction(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.action === undefined){
			vErrors = fail(vErrors, "", "required", "action"); errors++;
		} else {
			if(data.action !== "chmod"){
				vErrors = fail(vErrors, "/action", "const", "chmod"); errors++;
			}
		}
		if(data.content !== undefined){
			if(typeof data.content !== "string"){
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		if(data.encoding !== undefined){
			if(!(checkFileEncoding(data.encoding))){
				vErrors = join(vErrors, checkFileEncoding.errors, "/encoding");
				errors = vErrors.length;
			}
		}
		if(data.execute_filemode !== undefined){
			if(typeof data.execute_filemode !== "boolean"){
				vErrors = fail(vErrors, "/execute_filemode", "type", "boolean"); errors++;
			}
		}
		if(data.file_path === undefined){
			vErrors = fail(vErrors, "", "required", "file_path"); errors++;
		} else {
			if(typeof data.file_path !== "string"){
				vErrors = fail(vErrors, "/file_path", "type", "string"); errors++;
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
	checkFileModeAction.errors = vErrors;
	return errors === 0;
}

export function validateFileModeAction(value) {
	return validate(checkFileModeAction, value);
}

export function isFileModeAction(value) {
	return checkFileModeAction(value);
}
