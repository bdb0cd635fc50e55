import { fail, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkImportTimeoutStrategy } from './import-timeout-strategy.js';

const known0 = new Set(["new_name","personal_access_token","source_b_server_project","source_b_server_repo","source_b_server_url","source_b_server_username","target_namespace","timeout_strategy"]);

export function checkSourceBServerImportCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.new_name !== undefined){
			if(typeof data.new_name !== "string"){
				vErrors = fail(vErrors, "/new_name", "type", "string"); errors++;
			}
		}
		if(data.personal_access_token === undefined){
			vErrors = fail(vErrors, "", "required", "personal_access_token"); errors++;
		} else {
			if(typeof data.personal_access_token !== "string"){
				vErrors = fail(vErrors, "/personal_access_token", "type", "string"); errors++;
			}
		}
		if(data.source_b_server_project === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_server_project"); errors++;
		} else {
			if(typeof data.source_b_server_project !== "string"){
				vErrors = fail(vErrors, "/source_b_server_project", "type", "string"); errors++;
			}
		}
		if(data.source_b_server_repo === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_server_repo"); errors++;
		} else {
			if(typeof data.source_b_server_repo !== "string"){
				vErrors = fail(vErrors, "/source_b_server_repo", "type", "string"); errors++;
			}
		}
		if(data.source_b_server_url === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_server_url"); errors++;
		} else {
			if(typeof data.source_b_server_url !== "string"){
				vErrors = fail(vErrors, "/source_b_server_url", "type", "string"); errors++;
			}
		}
		if(data.source_b_server_username === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_server_username"); errors++;
		} else {
			if(typeof data.source_b_server_username !== "string"){
				vErrors = fail(vErrors, "/source_b_server_username", "type", "string"); errors++;
			}
		}
		if(data.target_namespace !== undefined){
			if(typeof data.target_namespace !== "string"){
				vErrors = fail(vErrors, "/target_namespace", "type", "string"); errors++;
			}
		}
		if(data.timeout_strategy !== undefined){
			if(!(checkImportTimeoutStrategy(data.timeout_strategy))){
				vErrors = join(vErrors, checkImportTimeoutStrategy.errors, "/timeout_strategy");
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
	checkSourceBServerImportCreate.errors = vErrors;
	return errors === 0;
}

export function validateSourceBServerImportCreate(value) {
	return validate(checkSourceBServerImportCreate, value);
}

export function isSourceBServerImportCreate(value) {
	return checkSourceBServerImportCreate(value);
}
