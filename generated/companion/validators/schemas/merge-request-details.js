import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkMergeRequest } from './merge-request.js';
import { checkMergeRequestCaller } from './merge-request-caller.js';
import { checkMergeRequestDiffRefs } from './merge-request-diff-refs.js';
import { checkPipeline } from './pipeline.js';
import { checkPipelineSummary } from './pipeline-summary.js';

const types0 = ["boolean","null"];
const types1 = ["string","null"];

export function checkMergeRequestDetails(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkMergeRequest(data))){
		vErrors = join(vErrors, checkMergeRequest.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.subscribed;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/subscribed", "type", types0); errors++;
			}
		}
		let data1 = data.changes_count;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/changes_count", "type", types1); errors++;
			}
		}
		let data2 = data.diff_refs;
		if(data2 !== undefined){
			const _errs5 = errors;
			let valid4 = false;
			const _errs6 = errors;
			if(!(checkMergeRequestDiffRefs(data2))){
				vErrors = join(vErrors, checkMergeRequestDiffRefs.errors, "/diff_refs");
				errors = vErrors.length;
			}
			var _valid0 = _errs6 === errors;
			if(_valid0){
				valid4 = true;
			}
			var end0 = errors;
			if(!valid4){
				const _errs7 = errors;
				if(data2 !== null){
					vErrors = fail(vErrors, "/diff_refs", "type", "null"); errors++;
				}
				var _valid1 = _errs7 === errors;
				if(_valid1){
					valid4 = true;
				}
				var end1 = errors;
			}
			if(!valid4){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/diff_refs", start: _errs5, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs5;
				if(vErrors !== null){
					if(_errs5){
						vErrors.length = _errs5;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data3 = data.merge_error;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/merge_error", "type", types1); errors++;
			}
		}
		let data4 = data.first_contribution;
		if(data4 !== undefined){
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/first_contribution", "type", types0); errors++;
			}
		}
		let data5 = data.latest_build_started_at;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/latest_build_started_at", "type", types1); errors++;
			}
			if(typeof data5 === "string"){
				if(!dateTimeFormat(data5)){
					vErrors = fail(vErrors, "/latest_build_started_at", "format", "date-time"); errors++;
				}
			}
		}
		let data6 = data.latest_build_finished_at;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/latest_build_finished_at", "type", types1); errors++;
			}
			if(typeof data6 === "string"){
				if(!dateTimeFormat(data6)){
					vErrors = fail(vErrors, "/latest_build_finished_at", "format", "date-time"); errors++;
				}
			}
		}
		let data7 = data.first_deployed_to_production_at;
		if(data7 !== undefined){
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/first_deployed_to_production_at", "type", types1); errors++;
			}
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/first_deployed_to_production_at", "format", "date-time"); errors++;
				}
			}
		}
		let data8 = data.pipeline;
		if(data8 !== undefined){
			const _errs14 = errors;
			let valid11 = false;
			const _errs15 = errors;
			if(!(checkPipelineSummary(data8))){
				vErrors = join(vErrors, checkPipelineSummary.errors, "/pipeline");
				errors = vErrors.length;
			}
			var _valid2 = _errs15 === errors;
			if(_valid2){
				valid11 = true;
			}
			var end2 = errors;
			if(!valid11){
				const _errs16 = errors;
				if(data8 !== null){
					vErrors = fail(vErrors, "/pipeline", "type", "null"); errors++;
				}
				var _valid3 = _errs16 === errors;
				if(_valid3){
					valid11 = true;
				}
				var end3 = errors;
			}
			if(!valid11){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/pipeline", start: _errs14, ends: [end2, end3] });
				errors = vErrors.length;
			} else {
				errors = _errs14;
				if(vErrors !== null){
					if(_errs14){
						vErrors.length = _errs14;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data9 = data.head_pipeline;
		if(data9 !== undefined){
			const _errs18 = errors;
			let valid13 = false;
			const _errs19 = errors;
			if(!(checkPipeline(data9))){
				vErrors = join(vErrors, checkPipeline.errors, "/head_pipeline");
				errors = vErrors.length;
			}
			var _valid4 = _errs19 === errors;
			if(_valid4){
				valid13 = true;
			}
			var end4 = errors;
			if(!valid13){
				const _errs20 = errors;
				if(data9 !== null){
					vErrors = fail(vErrors, "/head_pipeline", "type", "null"); errors++;
				}
				var _valid5 = _errs20 === errors;
				if(_valid5){
					valid13 = true;
				}
				var end5 = errors;
			}
			if(!valid13){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/head_pipeline", start: _errs18, ends: [end4, end5] });
				errors = vErrors.length;
			} else {
				errors = _errs18;
				if(vErrors !== null){
					if(_errs18){
						vErrors.length = _errs18;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data10 = data.user;
		if(data10 !== undefined){
			if(!(checkMergeRequestCaller(data10))){
				vErrors = join(vErrors, checkMergeRequestCaller.errors, "/user");
				errors = vErrors.length;
			}
		}
		let data11 = data.diverged_commits_count;
		if(data11 !== undefined){
			if(!Number.isSafeInteger(data11) && !plainInteger(data11)){
				vErrors = fail(vErrors, "/diverged_commits_count", integerFault(data11), "integer"); errors++;
			}
		}
		let data12 = data.rebase_in_progress;
		if(data12 !== undefined){
			if((typeof data12 !== "boolean") && (data12 !== null)){
				vErrors = fail(vErrors, "/rebase_in_progress", "type", types0); errors++;
			}
		}
		let data13 = data.title_html;
		if(data13 !== undefined){
			if(typeof data13 !== "string"){
				vErrors = fail(vErrors, "/title_html", "type", "string"); errors++;
			}
		}
		let data14 = data.description_html;
		if(data14 !== undefined){
			if(typeof data14 !== "string"){
				vErrors = fail(vErrors, "/description_html", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMergeRequestDetails.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestDetails(value) {
	return validate(checkMergeRequestDetails, value);
}

export function isMergeRequestDetails(value) {
	return verdict(checkMergeRequestDetails(value));
}
