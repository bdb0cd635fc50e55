import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkPipelineDetailedStatus } from './pipeline-detailed-status.js';
import { checkPipelineSummary } from './pipeline-summary.js';
import { checkUserSummary } from './user-summary.js';

const types0 = ["boolean","null"];
const types1 = ["string","null"];
const types2 = ["number","null"];

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
		let data1 = data.tag;
		if(data1 !== undefined){
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/tag", "type", types0); errors++;
			}
		}
		let data2 = data.yaml_errors;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/yaml_errors", "type", types1); errors++;
			}
		}
		let data3 = data.user;
		if(data3 !== undefined){
			if(!(checkUserSummary(data3))){
				vErrors = join(vErrors, checkUserSummary.errors, "/user");
				errors = vErrors.length;
			}
		}
		let data4 = data.started_at;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/started_at", "type", types1); errors++;
			}
			if(typeof data4 === "string"){
				if(!dateTimeFormat(data4)){
					vErrors = fail(vErrors, "/started_at", "format", "date-time"); errors++;
				}
			}
		}
		let data5 = data.finished_at;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/finished_at", "type", types1); errors++;
			}
			if(typeof data5 === "string"){
				if(!dateTimeFormat(data5)){
					vErrors = fail(vErrors, "/finished_at", "format", "date-time"); errors++;
				}
			}
		}
		let data6 = data.committed_at;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/committed_at", "type", types1); errors++;
			}
			if(typeof data6 === "string"){
				if(!dateTimeFormat(data6)){
					vErrors = fail(vErrors, "/committed_at", "format", "date-time"); errors++;
				}
			}
		}
		let data7 = data.duration;
		if(data7 !== undefined){
			if((!(typeof data7 == "number")) && (data7 !== null)){
				vErrors = fail(vErrors, "/duration", "type", types2); errors++;
			}
		}
		let data8 = data.queued_duration;
		if(data8 !== undefined){
			if((!(typeof data8 == "number")) && (data8 !== null)){
				vErrors = fail(vErrors, "/queued_duration", "type", types2); errors++;
			}
		}
		let data9 = data.coverage;
		if(data9 !== undefined){
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/coverage", "type", types1); errors++;
			}
		}
		let data10 = data.detailed_status;
		if(data10 !== undefined){
			if(!(checkPipelineDetailedStatus(data10))){
				vErrors = join(vErrors, checkPipelineDetailedStatus.errors, "/detailed_status");
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPipeline.errors = vErrors;
	}
	return errors === 0;
}

export function validatePipeline(value) {
	return validate(checkPipeline, value);
}

export function isPipeline(value) {
	return verdict(checkPipeline(value));
}
