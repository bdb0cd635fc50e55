import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkReportedPipelineStatus } from './reported-pipeline-status.js';

const types0 = ["string","null"];

export function checkPipelineSummary(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.created_at !== undefined){
			let data0 = data.created_at;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/created_at", "type", types0); errors++;
			}
			if(typeof data0 === "string"){
				if(!dateTimeFormat(data0)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data1 = data.id;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/id", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.iid !== undefined){
			let data2 = data.iid;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/iid", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.name !== undefined){
			let data3 = data.name;
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/name", "type", types0); errors++;
			}
		}
		if(data.project_id !== undefined){
			let data4 = data.project_id;
			if(!Number.isSafeInteger(data4)){
				vErrors = fail(vErrors, "/project_id", integerFault(data4), "integer"); errors++;
			}
		}
		if(data.ref !== undefined){
			if(typeof data.ref !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		if(data.sha !== undefined){
			if(typeof data.sha !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
		if(data.source !== undefined){
			if(typeof data.source !== "string"){
				vErrors = fail(vErrors, "/source", "type", "string"); errors++;
			}
		}
		if(data.status !== undefined){
			if(!(checkReportedPipelineStatus(data.status))){
				vErrors = join(vErrors, checkReportedPipelineStatus.errors, "/status");
				errors = vErrors.length;
			}
		}
		if(data.updated_at !== undefined){
			let data9 = data.updated_at;
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/updated_at", "type", types0); errors++;
			}
			if(typeof data9 === "string"){
				if(!dateTimeFormat(data9)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
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
	checkPipelineSummary.errors = vErrors;
	return errors === 0;
}

export function validatePipelineSummary(value) {
	return validate(checkPipelineSummary, value);
}

export function isPipelineSummary(value) {
	return checkPipelineSummary(value);
}
