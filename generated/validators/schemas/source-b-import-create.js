import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const known0 = new Set(["new_name","repo_path","source_b_app_password","source_b_username","target_namespace"]);

export function checkSourceBImportCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.new_name !== undefined){
			if(typeof data.new_name !== "string"){
				vErrors = fail(vErrors, "/new_name", "type", "string"); errors++;
			}
		}
		if(data.repo_path === undefined){
			vErrors = fail(vErrors, "", "required", "repo_path"); errors++;
		} else {
			if(typeof data.repo_path !== "string"){
				vErrors = fail(vErrors, "/repo_path", "type", "string"); errors++;
			}
		}
		if(data.source_b_app_password === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_app_password"); errors++;
		} else {
			if(typeof data.source_b_app_password !== "string"){
				vErrors = fail(vErrors, "/source_b_app_password", "type", "string"); errors++;
			}
		}
		if(data.source_b_username === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_username"); errors++;
		} else {
			if(typeof data.source_b_username !== "string"){
				vErrors = fail(vErrors, "/source_b_username", "type", "string"); errors++;
			}
		}
		if(data.target_namespace === undefined){
			vErrors = fail(vErrors, "", "required", "target_namespace"); errors++;
		} else {
			if(typeof data.target_namespace !== "string"){
				vErrors = fail(vErrors, "/target_namespace", "type", "string"); errors++;
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
	checkSourceBImportCreate.errors = vErrors;
	return errors === 0;
}

export function validateSourceBImportCreate(value) {
	return validate(checkSourceBImportCreate, value);
}

export function isSourceBImportCreate(value) {
	return checkSourceBImportCreate(value);
}
