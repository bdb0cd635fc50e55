import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkProjectNamespace } from './project-namespace.js';
import { checkReportedImportStatus } from './reported-import-status.js';
import { checkReportedVisibility } from './reported-visibility.js';

const types0 = ["string","null"];

export function checkProjectSummary(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.description;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		let data2 = data.default_branch;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/default_branch", "type", types0); errors++;
			}
		}
		let data3 = data.visibility;
		if(data3 !== undefined){
			if(!(checkReportedVisibility(data3))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		let data4 = data.name;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data5 = data.name_with_namespace;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/name_with_namespace", "type", "string"); errors++;
			}
		}
		let data6 = data.path;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data7 = data.path_with_namespace;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/path_with_namespace", "type", "string"); errors++;
			}
		}
		let data8 = data.web_url;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data9 = data.readme_url;
		if(data9 !== undefined){
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/readme_url", "type", types0); errors++;
			}
		}
		let data10 = data.ssh_url_to_repo;
		if(data10 !== undefined){
			if(typeof data10 !== "string"){
				vErrors = fail(vErrors, "/ssh_url_to_repo", "type", "string"); errors++;
			}
		}
		let data11 = data.http_url_to_repo;
		if(data11 !== undefined){
			if(typeof data11 !== "string"){
				vErrors = fail(vErrors, "/http_url_to_repo", "type", "string"); errors++;
			}
		}
		let data12 = data.avatar_url;
		if(data12 !== undefined){
			if((typeof data12 !== "string") && (data12 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		let data13 = data.topics;
		if(data13 !== undefined){
			if(Array.isArray(data13)){
				const before0 = errors;
				for(let i0=0; i0<data13.length; i0++){
					if(typeof data13[i0] !== "string"){
						vErrors = fail(vErrors, "/topics/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/topics", "type", "array"); errors++;
			}
		}
		let data15 = data.tag_list;
		if(data15 !== undefined){
			if(Array.isArray(data15)){
				const before1 = errors;
				for(let i1=0; i1<data15.length; i1++){
					if(typeof data15[i1] !== "string"){
						vErrors = fail(vErrors, "/tag_list/" + i1, "type", "string"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/tag_list", "type", "array"); errors++;
			}
		}
		let data17 = data.created_at;
		if(data17 !== undefined){
			if(typeof data17 === "string"){
				if(!dateTimeFormat(data17)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data18 = data.last_activity_at;
		if(data18 !== undefined){
			if(typeof data18 === "string"){
				if(!dateTimeFormat(data18)){
					vErrors = fail(vErrors, "/last_activity_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/last_activity_at", "type", "string"); errors++;
			}
		}
		let data19 = data.namespace;
		if(data19 !== undefined){
			if(!(checkProjectNamespace(data19))){
				vErrors = join(vErrors, checkProjectNamespace.errors, "/namespace");
				errors = vErrors.length;
			}
		}
		let data20 = data.import_status;
		if(data20 !== undefined){
			if(!(checkReportedImportStatus(data20))){
				vErrors = join(vErrors, checkReportedImportStatus.errors, "/import_status");
				errors = vErrors.length;
			}
		}
		let data21 = data.forks_count;
		if(data21 !== undefined){
			if(!Number.isSafeInteger(data21) && !plainInteger(data21)){
				vErrors = fail(vErrors, "/forks_count", integerFault(data21), "integer"); errors++;
			}
		}
		let data22 = data.star_count;
		if(data22 !== undefined){
			if(!Number.isSafeInteger(data22) && !plainInteger(data22)){
				vErrors = fail(vErrors, "/star_count", integerFault(data22), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProjectSummary.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectSummary(value) {
	return validate(checkProjectSummary, value);
}

export function isProjectSummary(value) {
	return verdict(checkProjectSummary(value));
}
