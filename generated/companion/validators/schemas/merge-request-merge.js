import { fail, validate, verdict } from '../runtime/validation.js';

const known0 = new Set(["sha","merge_commit_message","squash_commit_message","squash","should_remove_source_branch","auto_merge","merge_when_pipeline_succeeds"]);

export function checkMergeRequestMerge(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.sha;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/sha", "type", "string"); errors++;
			}
		}
		let data1 = data.merge_commit_message;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/merge_commit_message", "type", "string"); errors++;
			}
		}
		let data2 = data.squash_commit_message;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/squash_commit_message", "type", "string"); errors++;
			}
		}
		let data3 = data.squash;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/squash", "type", "boolean"); errors++;
			}
		}
		let data4 = data.should_remove_source_branch;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/should_remove_source_branch", "type", "boolean"); errors++;
			}
		}
		let data5 = data.auto_merge;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/auto_merge", "type", "boolean"); errors++;
			}
		}
		let data6 = data.merge_when_pipeline_succeeds;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/merge_when_pipeline_succeeds", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known0.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMergeRequestMerge.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestMerge(value) {
	return validate(checkMergeRequestMerge, value);
}

export function isMergeRequestMerge(value) {
	return verdict(checkMergeRequestMerge(value));
}
