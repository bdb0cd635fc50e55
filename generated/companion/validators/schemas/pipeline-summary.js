import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkReportedPipelineStatus } from './reported-pipeline-status.js';

const types0 = ["string","null"];

export function checkPipelineSummary(data){
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
		let data1 = data.iid;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/iid", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.project_id;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/project_id", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.name;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/name", "type", types0); errors++;
			}
		}
		let data4 = data.status;
		if(data4 !== undefined){
			if(!(checkReportedPipelineStatus(data4))){
				vErrors = join(vErrors, checkReportedPipelineStatus.errors, "/status");
				errors = vErrors.length;
			}
		}
		let data5 = data.source;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/source", "type", "string"); errors++;
			}
		}
		let data6 = data.ref;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data7 = data.sha;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
		let data8 = data.web_url;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data9 = data.created_at;
		if(data9 !== undefined){
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/created_at", "type", types0); errors++;
			}
			if(typeof data9 === "string"){
				if(!dateTimeFormat(data9)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			}
		}
		let data10 = data.updated_at;
		if(data10 !== undefined){
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/updated_at", "type", types0); errors++;
			}
			if(typeof data10 === "string"){
				if(!dateTimeFormat(data10)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPipelineSummary.errors = vErrors;
	}
	return errors === 0;
}

export function validatePipelineSummary(value) {
	return validate(checkPipelineSummary, value);
}

export function isPipelineSummary(value) {
	return verdict(checkPipelineSummary(value));
}
