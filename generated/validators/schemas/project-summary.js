import { isPlainInteger } from '../runtime/exact-integers.js';
import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkProjectNamespace } from './project-namespace.js';
import { checkReportedImportStatus } from './reported-import-status.js';
import { checkReportedVisibility } from './reported-visibility.js';

const types0 = ["string","null"];

export function checkProjectSummary(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.avatar_url;
		if(data0 !== undefined){
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		let data1 = data.created_at;
		if(data1 !== undefined){
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data2 = data.default_branch;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/default_branch", "type", types0); errors++;
			}
		}
		let data3 = data.description;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		let data4 = data.forks_count;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !isPlainInteger(data4)){
				vErrors = fail(vErrors, "/forks_count", integerFault(data4), "integer"); errors++;
			}
		}
		let data5 = data.http_url_to_repo;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/http_url_to_repo", "type", "string"); errors++;
			}
		}
		let data6 = data.id;
		if(data6 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data6) && !isPlainInteger(data6)){
				vErrors = fail(vErrors, "/id", integerFault(data6), "integer"); errors++;
			}
		}
		let data7 = data.import_status;
		if(data7 !== undefined){
			if(!(checkReportedImportStatus(data7))){
				vErrors = join(vErrors, checkReportedImportStatus.errors, "/import_status");
				errors = vErrors.length;
			}
		}
		let data8 = data.last_activity_at;
		if(data8 !== undefined){
			if(typeof data8 === "string"){
				if(!dateTimeFormat(data8)){
					vErrors = fail(vErrors, "/last_activity_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/last_activity_at", "type", "string"); errors++;
			}
		}
		let data9 = data.name;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data10 = data.name_with_namespace;
		if(data10 !== undefined){
			if(typeof data10 !== "string"){
				vErrors = fail(vErrors, "/name_with_namespace", "type", "string"); errors++;
			}
		}
		let data11 = data.namespace;
		if(data11 !== undefined){
			if(!(checkProjectNamespace(data11))){
				vErrors = join(vErrors, checkProjectNamespace.errors, "/namespace");
				errors = vErrors.length;
			}
		}
		let data12 = data.path;
		if(data12 !== undefined){
			if(typeof data12 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data13 = data.path_with_namespace;
		if(data13 !== undefined){
			if(typeof data13 !== "string"){
				vErrors = fail(vErrors, "/path_with_namespace", "type", "string"); errors++;
			}
		}
		let data14 = data.readme_url;
		if(data14 !== undefined){
			if((typeof data14 !== "string") && (data14 !== null)){
				vErrors = fail(vErrors, "/readme_url", "type", types0); errors++;
			}
		}
		let data15 = data.ssh_url_to_repo;
		if(data15 !== undefined){
			if(typeof data15 !== "string"){
				vErrors = fail(vErrors, "/ssh_url_to_repo", "type", "string"); errors++;
			}
		}
		let data16 = data.star_count;
		if(data16 !== undefined){
			if(!Number.isSafeInteger(data16) && !isPlainInteger(data16)){
				vErrors = fail(vErrors, "/star_count", integerFault(data16), "integer"); errors++;
			}
		}
		let data17 = data.tag_list;
		if(data17 !== undefined){
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
		let data19 = data.topics;
		if(data19 !== undefined){
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
		let data21 = data.visibility;
		if(data21 !== undefined){
			if(!(checkReportedVisibility(data21))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		let data22 = data.web_url;
		if(data22 !== undefined){
			if(typeof data22 !== "string"){
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
