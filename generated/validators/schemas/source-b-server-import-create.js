import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkImportTimeoutStrategy } from './import-timeout-strategy.js';

const known0 = new Set(["source_b_server_url","source_b_server_username","personal_access_token","source_b_server_project","source_b_server_repo","new_name","target_namespace","timeout_strategy"]);

export function checkSourceBServerImportCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.source_b_server_url;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_server_url"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/source_b_server_url", "type", "string"); errors++;
			}
		}
		let data1 = data.source_b_server_username;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_server_username"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/source_b_server_username", "type", "string"); errors++;
			}
		}
		let data2 = data.personal_access_token;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "personal_access_token"); errors++;
		} else {
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/personal_access_token", "type", "string"); errors++;
			}
		}
		let data3 = data.source_b_server_project;
		if(data3 === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_server_project"); errors++;
		} else {
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/source_b_server_project", "type", "string"); errors++;
			}
		}
		let data4 = data.source_b_server_repo;
		if(data4 === undefined){
			vErrors = fail(vErrors, "", "required", "source_b_server_repo"); errors++;
		} else {
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/source_b_server_repo", "type", "string"); errors++;
			}
		}
		let data5 = data.new_name;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/new_name", "type", "string"); errors++;
			}
		}
		let data6 = data.target_namespace;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/target_namespace", "type", "string"); errors++;
			}
		}
		let data7 = data.timeout_strategy;
		if(data7 !== undefined){
			if(!(checkImportTimeoutStrategy(data7))){
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
	if(errors !== 0){
		checkSourceBServerImportCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateSourceBServerImportCreate(value) {
	return validate(checkSourceBServerImportCreate, value);
}

export function isSourceBServerImportCreate(value) {
	return verdict(checkSourceBServerImportCreate(value));
}
