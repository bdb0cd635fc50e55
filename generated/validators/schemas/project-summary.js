import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkProjectNamespace } from './project-namespace.js';
import { checkReportedVisibility } from './reported-visibility.js';

const types0 = ["string","null"];

export function checkProjectSummary(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.avatar_url !== undefined){
			let data0 = data.avatar_url;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		if(data.created_at !== undefined){
			let data1 = data.created_at;
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.default_branch !== undefined){
			let data2 = data.default_branch;
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/default_branch", "type", types0); errors++;
			}
		}
		if(data.description !== undefined){
			let data3 = data.description;
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		if(data.forks_count !== undefined){
			let data4 = data.forks_count;
			if(!Number.isSafeInteger(data4)){
				vErrors = fail(vErrors, "/forks_count", integerFault(data4), "integer"); errors++;
			}
		}
		if(data.http_url_to_repo !== undefined){
			if(typeof data.http_url_to_repo !== "string"){
				vErrors = fail(vErrors, "/http_url_to_repo", "type", "string"); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data6 = data.id;
			if(!Number.isSafeInteger(data6)){
				vErrors = fail(vErrors, "/id", integerFault(data6), "integer"); errors++;
			}
		}
		if(data.import_status !== undefined){
			if(typeof data.import_status !== "string"){
				vErrors = fail(vErrors, "/import_status", "type", "string"); errors++;
			}
		}
		if(data.last_activity_at !== undefined){
			let data8 = data.last_activity_at;
			if(typeof data8 === "string"){
				if(!dateTimeFormat(data8)){
					vErrors = fail(vErrors, "/last_activity_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/last_activity_at", "type", "string"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.name_with_namespace !== undefined){
			if(typeof data.name_with_namespace !== "string"){
				vErrors = fail(vErrors, "/name_with_namespace", "type", "string"); errors++;
			}
		}
		if(data.namespace !== undefined){
			if(!(checkProjectNamespace(data.namespace))){
				vErrors = join(vErrors, checkProjectNamespace.errors, "/namespace");
				errors = vErrors.length;
			}
		}
		if(data.path !== undefined){
			if(typeof data.path !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		if(data.path_with_namespace !== undefined){
			if(typeof data.path_with_namespace !== "string"){
				vErrors = fail(vErrors, "/path_with_namespace", "type", "string"); errors++;
			}
		}
		if(data.readme_url !== undefined){
			let data14 = data.readme_url;
			if((typeof data14 !== "string") && (data14 !== null)){
				vErrors = fail(vErrors, "/readme_url", "type", types0); errors++;
			}
		}
		if(data.ssh_url_to_repo !== undefined){
			if(typeof data.ssh_url_to_repo !== "string"){
				vErrors = fail(vErrors, "/ssh_url_to_repo", "type", "string"); errors++;
			}
		}
		if(data.star_count !== undefined){
			let data16 = data.star_count;
			if(!Number.isSafeInteger(data16)){
				vErrors = fail(vErrors, "/star_count", integerFault(data16), "integer"); errors++;
			}
		}
		if(data.tag_list !== undefined){
			let data17 = data.tag_list;
			if(Array.isArray(data17)){
				const before0 = errors;
				for(let i0=0; i0<data17.length; i0++){
					if(typeof data17[i0] !== "string"){
						vErrors = fail(vErrors, "/tag_list/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/tag_list", "type", "array"); errors++;
			}
		}
		if(data.topics !== undefined){
			let data19 = data.topics;
			if(Array.isArray(data19)){
				const before1 = errors;
				for(let i1=0; i1<data19.length; i1++){
					if(typeof data19[i1] !== "string"){
						vErrors = fail(vErrors, "/topics/" + i1, "type", "string"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/topics", "type", "array"); errors++;
			}
		}
		if(data.visibility !== undefined){
			if(!(checkReportedVisibility(data.visibility))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkProjectSummary.errors = vErrors;
	return errors === 0;
}

export function validateProjectSummary(value) {
	return validate(checkProjectSummary, value);
}

export function isProjectSummary(value) {
	return checkProjectSummary(value);
}
