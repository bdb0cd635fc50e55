import { fail, validate, verdict } from '../runtime/validation.js';

const known0 = new Set(["source_b_username","source_b_app_password","repo_path","target_namespace","new_name"]);

export function checkSourceBImportCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.source_b_username;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_username"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/source_b_username", "type", "string"); errors++;
			}
		}
		let data1 = data.source_b_app_password;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_app_password"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/source_b_app_password", "type", "string"); errors++;
			}
		}
		let data2 = data.repo_path;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "repo_path"); errors++;
		} else {
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/repo_path", "type", "string"); errors++;
			}
		}
		let data3 = data.target_namespace;
		if(data3 === undefined){
			vErrors = fail(vErrors, "", "required", "target_namespace"); errors++;
		} else {
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/target_namespace", "type", "string"); errors++;
			}
		}
		let data4 = data.new_name;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/new_name", "type", "string"); errors++;
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
		checkSourceBImportCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateSourceBImportCreate(value) {
	return validate(checkSourceBImportCreate, value);
}

export function isSourceBImportCreate(value) {
	return verdict(checkSourceBImportCreate(value));
}
