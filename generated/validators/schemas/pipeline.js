import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkPipelineDetailedStatus } from './pipeline-detailed-status.js';
import { checkPipelineSummary } from './pipeline-summary.js';
import { checkUserSummary } from './user-summary.js';

const types0 = ["string","null"];
const types1 = ["number","null"];
const types2 = ["boolean","null"];

export function checkPipeline(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkPipelineSummary(data))){
		vErrors = join(vErrors, checkPipelineSummary.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.before_sha;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/before_sha", "type", "string"); errors++;
			}
		}
		let data1 = data.committed_at;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/committed_at", "type", types0); errors++;
			}
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/committed_at", "format", "date-time"); errors++;
				}
			}
		}
		let data2 = data.coverage;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/coverage", "type", types0); errors++;
			}
		}
		let data3 = data.detailed_status;
		if(data3 !== undefined){
			if(!(checkPipelineDetailedStatus(data3))){
				vErrors = join(vErrors, checkPipelineDetailedStatus.errors, "/detailed_status");
				errors = vErrors.length;
			}
		}
		let data4 = data.duration;
		if(data4 !== undefined){
			if((!(typeof data4 == "number")) && (data4 !== null)){
				vErrors = fail(vErrors, "/duration", "type", types1); errors++;
			}
		}
		let data5 = data.finished_at;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/finished_at", "type", types0); errors++;
			}
			if(typeof data5 === "string"){
				if(!dateTimeFormat(data5)){
					vErrors = fail(vErrors, "/finished_at", "format", "date-time"); errors++;
				}
			}
		}
		let data6 = data.queued_duration;
		if(data6 !== undefined){
			if((!(typeof data6 == "number")) && (data6 !== null)){
				vErrors = fail(vErrors, "/queued_duration", "type", types1); errors++;
			}
		}
		let data7 = data.started_at;
		if(data7 !== undefined){
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/started_at", "type", types0); errors++;
			}
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/started_at", "format", "date-time"); errors++;
				}
			}
		}
		let data8 = data.tag;
		if(data8 !== undefined){
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/tag", "type", types2); errors++;
			}
		}
		let data9 = data.user;
		if(data9 !== undefined){
			if(!(checkUserSummary(data9))){
				vErrors = join(vErrors, checkUserSummary.errors, "/user");
				errors = vErrors.length;
			}
		}
		let data10 = data.yaml_errors;
		if(data10 !== undefined){
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/yaml_errors", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkPipeline.errors = vErrors;
	return errors === 0;
}

export function validatePipeline(value) {
	return validate(checkPipeline, value);
}

export function isPipeline(value) {
	return checkPipeline(value);
}
