import { fail, validate, verdict } from '../runtime/validation.js';

const types0 = ["string","null"];
const types1 = ["boolean","null"];

export function checkFileDiff(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.old_path;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/old_path", "type", "string"); errors++;
			}
		}
		let data1 = data.new_path;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/new_path", "type", "string"); errors++;
			}
		}
		let data2 = data.a_mode;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/a_mode", "type", types0); errors++;
			}
		}
		let data3 = data.b_mode;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/b_mode", "type", types0); errors++;
			}
		}
		let data4 = data.diff;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/diff", "type", "string"); errors++;
			}
		}
		let data5 = data.new_file;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/new_file", "type", types1); errors++;
			}
		}
		let data6 = data.renamed_file;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/renamed_file", "type", types1); errors++;
			}
		}
		let data7 = data.deleted_file;
		if(data7 !== undefined){
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/deleted_file", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkFileDiff.errors = vErrors;
	}
	return errors === 0;
}

export function validateFileDiff(value) {
	return validate(checkFileDiff, value);
}

export function isFileDiff(value) {
	return verdict(checkFileDiff(value));
}
