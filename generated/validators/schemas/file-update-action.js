import { fail, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkFileEncoding } from './file-encoding.js';
import { checkLastCommitId } from './last-commit-id.js';

const known0 = new Set(["action","content","encoding","file_path","last_commit_id"]);

export function checkFileUpdateAction(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.action === undefined){
			vErrors = fail(vErrors, "", "required", "action"); errors++;
		} else {
			if(data.action !== "update"){
				vErrors = fail(vErrors, "/action", "const", "update"); errors++;
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
		if(data.last_commit_id !== undefined){
			if(!(checkLastCommitId(data.last_commit_id))){
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
	checkFileUpdateAction.errors = vErrors;
	return errors === 0;
}

export function validateFileUpdateAction(value) {
	return validate(checkFileUpdateAction, value);
}

export function isFileUpdateAction(value) {
	return checkFileUpdateAction(value);
}
