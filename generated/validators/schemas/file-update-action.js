import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkFileEncoding } from './file-encoding.js';
import { checkLastCommitId } from './last-commit-id.js';

const known0 = new Set(["action","file_path","content","encoding","last_commit_id"]);

export function checkFileUpdateAction(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.action;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "action"); errors++;
		} else {
			if(data0 !== "update"){
				vErrors = fail(vErrors, "/action", "const", "update"); errors++;
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
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "content"); errors++;
		} else {
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
		let data4 = data.last_commit_id;
		if(data4 !== undefined){
			if(!(checkLastCommitId(data4))){
				vErrors = join(vErrors, checkLastCommitId.errors, "/last_commit_id");
				errors = vErrors.length;
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
		checkFileUpdateAction.errors = vErrors;
	}
	return errors === 0;
}

export function validateFileUpdateAction(value) {
	return validate(checkFileUpdateAction, value);
}

export function isFileUpdateAction(value) {
	return verdict(checkFileUpdateAction(value));
}
