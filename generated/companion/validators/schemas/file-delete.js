import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkLastCommitId } from './last-commit-id.js';

const known0 = new Set(["branch","commit_message","last_commit_id","start_branch","author_email","author_name","file_path"]);

export function checkFileDelete(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.branch;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "branch"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/branch", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
		let data1 = data.commit_message;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "commit_message"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/commit_message", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/commit_message", "type", "string"); errors++;
			}
		}
		let data2 = data.last_commit_id;
		if(data2 !== undefined){
			if(!(checkLastCommitId(data2))){
				vErrors = join(vErrors, checkLastCommitId.errors, "/last_commit_id");
				errors = vErrors.length;
			}
		}
		let data3 = data.start_branch;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/start_branch", "type", "string"); errors++;
			}
		}
		let data4 = data.author_email;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/author_email", "type", "string"); errors++;
			}
		}
		let data5 = data.author_name;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/author_name", "type", "string"); errors++;
			}
		}
		let data6 = data.file_path;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
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
	if(errors !== 0){
		checkFileDelete.errors = vErrors;
	}
	return errors === 0;
}

export function validateFileDelete(value) {
	return validate(checkFileDelete, value);
}

export function isFileDelete(value) {
	return verdict(checkFileDelete(value));
}
