import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkJob } from './job.js';
import { checkJobArtifactsFile } from './job-artifacts-file.js';
import { checkJobProject } from './job-project.js';
import { checkPipelineSummary } from './pipeline-summary.js';

const types0 = ["number","null"];
const types1 = ["string","null"];
const types2 = ["boolean","null"];

export function checkJobDetails(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkJob(data))){
		vErrors = join(vErrors, checkJob.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.pipeline;
		if(data0 !== undefined){
			if(!(checkPipelineSummary(data0))){
				vErrors = join(vErrors, checkPipelineSummary.errors, "/pipeline");
				errors = vErrors.length;
			}
		}
		let data1 = data.project;
		if(data1 !== undefined){
			if(!(checkJobProject(data1))){
				vErrors = join(vErrors, checkJobProject.errors, "/project");
				errors = vErrors.length;
			}
		}
		let data2 = data.queued_duration;
		if(data2 !== undefined){
			if((!(typeof data2 == "number")) && (data2 !== null)){
				vErrors = fail(vErrors, "/queued_duration", "type", types0); errors++;
			}
		}
		let data3 = data.erased_at;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/erased_at", "type", types1); errors++;
			}
			if(typeof data3 === "string"){
				if(!dateTimeFormat(data3)){
					vErrors = fail(vErrors, "/erased_at", "format", "date-time"); errors++;
				}
			}
		}
		let data4 = data.archived;
		if(data4 !== undefined){
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/archived", "type", types2); errors++;
			}
		}
		let data5 = data.tag_list;
		if(data5 !== undefined){
			if(Array.isArray(data5)){
				const before0 = errors;
				for(let i0=0; i0<data5.length; i0++){
					if(typeof data5[i0] !== "string"){
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
		let data7 = data.artifacts_file;
		if(data7 !== undefined){
			const _errs10 = errors;
			let valid9 = false;
			const _errs11 = errors;
			if(!(checkJobArtifactsFile(data7))){
				vErrors = join(vErrors, checkJobArtifactsFile.errors, "/artifacts_file");
				errors = vErrors.length;
			}
			var _valid0 = _errs11 === errors;
			if(_valid0){
				valid9 = true;
			}
			var end0 = errors;
			if(!valid9){
				const _errs12 = errors;
				if(data7 !== null){
					vErrors = fail(vErrors, "/artifacts_file", "type", "null"); errors++;
				}
				var _valid1 = _errs12 === errors;
				if(_valid1){
					valid9 = true;
				}
				var end1 = errors;
			}
			if(!valid9){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/artifacts_file", start: _errs10, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs10;
				if(vErrors !== null){
					if(_errs10){
						vErrors.length = _errs10;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data8 = data.artifacts_expire_at;
		if(data8 !== undefined){
			if((typeof data8 !== "string") && (data8 !== null)){
				vErrors = fail(vErrors, "/artifacts_expire_at", "type", types1); errors++;
			}
			if(typeof data8 === "string"){
				if(!dateTimeFormat(data8)){
					vErrors = fail(vErrors, "/artifacts_expire_at", "format", "date-time"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkJobDetails.errors = vErrors;
	}
	return errors === 0;
}

export function validateJobDetails(value) {
	return validate(checkJobDetails, value);
}

export function isJobDetails(value) {
	return verdict(checkJobDetails(value));
}
