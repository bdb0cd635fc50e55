import { isPlainInteger } from '../runtime/exact-integers.js';
import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkReportedPipelineStatus } from './reported-pipeline-status.js';

const types0 = ["string","null"];

export function checkPipelineSummary(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.created_at;
		if(data0 !== undefined){
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/created_at", "type", types0); errors++;
			}
			if(typeof data0 === "string"){
				if(!dateTimeFormat(data0)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			}
		}
		let data1 = data.id;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data1) && !isPlainInteger(data1)){
				vErrors = fail(vErrors, "/id", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.iid;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !isPlainInteger(data2)){
				vErrors = fail(vErrors, "/iid", integerFault(data2), "integer"); errors++;
			}
		}
		let data3 = data.name;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/name", "type", types0); errors++;
			}
		}
		let data4 = data.project_id;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !isPlainInteger(data4)){
				vErrors = fail(vErrors, "/project_id", integerFault(data4), "integer"); errors++;
			}
		}
		let data5 = data.ref;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data6 = data.sha;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
		let data7 = data.source;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/source", "type", "string"); errors++;
			}
		}
		let data8 = data.status;
		if(data8 !== undefined){
			if(!(checkReportedPipelineStatus(data8))){
				vErrors = join(vErrors, checkReportedPipelineStatus.errors, "/status");
				errors = vErrors.length;
			}
		}
		let data9 = data.updated_at;
		if(data9 !== undefined){
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/updated_at", "type", types0); errors++;
			}
			if(typeof data9 === "string"){
				if(!dateTimeFormat(data9)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			}
		}
		let data10 = data.web_url;
		if(data10 !== undefined){
			if(typeof data10 !== "string"){
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
