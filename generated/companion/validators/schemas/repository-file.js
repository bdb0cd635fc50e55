import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

const types0 = ["boolean","null"];

export function checkRepositoryFile(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.file_name;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/file_name", "type", "string"); errors++;
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
		let data2 = data.size;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/size", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.encoding;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/encoding", "type", "string"); errors++;
			}
		}
		let data4 = data.content;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/content", "type", "string"); errors++;
			}
		}
		let data5 = data.content_sha256;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/content_sha256", "type", "string"); errors++;
			}
		}
		let data6 = data.ref;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data7 = data.blob_id;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/blob_id", "type", "string"); errors++;
			}
		}
		let data8 = data.commit_id;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/commit_id", "type", "string"); errors++;
			}
		}
		let data9 = data.last_commit_id;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/last_commit_id", "type", "string"); errors++;
			}
		}
		let data10 = data.execute_filemode;
		if(data10 !== undefined){
			if((typeof data10 !== "boolean") && (data10 !== null)){
				vErrors = fail(vErrors, "/execute_filemode", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkRepositoryFile.errors = vErrors;
	}
	return errors === 0;
}

export function validateRepositoryFile(value) {
	return validate(checkRepositoryFile, value);
}

export function isRepositoryFile(value) {
	return verdict(checkRepositoryFile(value));
}
