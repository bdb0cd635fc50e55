import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["string","null"];
const types1 = ["boolean","null"];

export function checkFileDiff(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.a_mode !== undefined){
			let data0 = data.a_mode;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/a_mode", "type", types0); errors++;
			}
		}
		if(data.b_mode !== undefined){
			let data1 = data.b_mode;
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/b_mode", "type", types0); errors++;
			}
		}
		if(data.deleted_file !== undefined){
			let data2 = data.deleted_file;
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/deleted_file", "type", types1); errors++;
			}
		}
		if(data.diff !== undefined){
			if(typeof data.diff !== "string"){
				vErrors = fail(vErrors, "/diff", "type", "string"); errors++;
			}
		}
		if(data.new_file !== undefined){
			let data4 = data.new_file;
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/new_file", "type", types1); errors++;
			}
		}
		if(data.new_path !== undefined){
			if(typeof data.new_path !== "string"){
				vErrors = fail(vErrors, "/new_path", "type", "string"); errors++;
			}
		}
		if(data.old_path !== undefined){
			if(typeof data.old_path !== "string"){
				vErrors = fail(vErrors, "/old_path", "type", "string"); errors++;
			}
		}
		if(data.renamed_file !== undefined){
			let data7 = data.renamed_file;
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/renamed_file", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkFileDiff.errors = vErrors;
	return errors === 0;
}

export function validateFileDiff(value) {
	return validate(checkFileDiff, value);
}

export function isFileDiff(value) {
	return checkFileDiff(value);
}
