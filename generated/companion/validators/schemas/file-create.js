import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkFileEncoding } from './file-encoding.js';

const known0 = new Set(["branch","commit_message","content","encoding","start_branch","author_email","author_name","execute_filemode","file_path"]);

export function checkFileCreate(data){
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
		let data4 = data.start_branch;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/start_branch", "type", "string"); errors++;
			}
		}
		let data5 = data.author_email;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/author_email", "type", "string"); errors++;
			}
		}
		let data6 = data.author_name;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/author_name", "type", "string"); errors++;
			}
		}
		let data7 = data.execute_filemode;
		if(data7 !== undefined){
			if(typeof data7 !== "boolean"){
				vErrors = fail(vErrors, "/execute_filemode", "type", "boolean"); errors++;
			}
		}
		let data8 = data.file_path;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
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
		checkFileCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateFileCreate(value) {
	return validate(checkFileCreate, value);
}

export function isFileCreate(value) {
	return verdict(checkFileCreate(value));
}
