import { fail, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkFileEncoding } from './file-encoding.js';

export function checkFileCreateAction(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.action === undefined){
			vErrors = fail(vErrors, "", "required", "action"); errors++;
		} else {
			if(data.action !== "create"){
				vErrors = fail(vErrors, "/action", "const", "create"); errors++;
			}
		}
		if(data.content === undefined){
			vErrors = fail(vErrors, "", "required", "content"); errors++;
		} else {
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
		if(data.file_path === undefined){
			vErrors = fail(vErrors, "", "required", "file_path"); errors++;
		} else {
			if(typeof data.file_path !== "string"){
				vErrors = fail(vErrors, "/file_path", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "action") || (key0 === "content")) || (key0 === "encoding")) || (key0 === "file_path"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkFileCreateAction.errors = vErrors;
	return errors === 0;
}

export function validateFileCreateAction(value) {
	return validate(checkFileCreateAction, value);
}

export function isFileCreateAction(value) {
	return checkFileCreateAction(value);
}
