import { codePoints, fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkNumberListToSet } from './number-list-to-set.js';
import { checkTextList } from './text-list.js';
import { checkTimeToSet } from './time-to-set.js';

const types0 = ["integer","null"];
const known0 = new Set(["source_branch","target_branch","title","target_project_id","description","assignee_id","assignee_ids","reviewer_ids","labels","milestone_id","remove_source_branch","squash","allow_collaboration","allow_maintainer_to_push","approvals_before_merge","merge_after"]);

export function checkMergeRequestCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.source_branch;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "source_branch"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/source_branch", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/source_branch", "type", "string"); errors++;
			}
		}
		let data1 = data.target_branch;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "target_branch"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/target_branch", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/target_branch", "type", "string"); errors++;
			}
		}
		let data2 = data.title;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "title"); errors++;
		} else {
			if(typeof data2 === "string"){
				if(data2.length < 1){
					vErrors = fail(vErrors, "/title", "minLength", 1); errors++;
				}
				if(data2.length > 255 && codePoints(data2) > 255){
					vErrors = fail(vErrors, "/title", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data3 = data.target_project_id;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/target_project_id", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data.description;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data5 = data.assignee_id;
		if(data5 !== undefined){
			if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
				vErrors = fail(vErrors, "/assignee_id", "type", types0); errors++;
			}
			if(typeof data5 == "number"){
				if(data5 < 0 || isNaN(data5)){
					vErrors = fail(vErrors, "/assignee_id", "minimum", 0); errors++;
				}
				if(Math.abs(data5) > 9007199254740991 && Number.isInteger(data5) && !plainInteger(data5)){
					vErrors = fail(vErrors, "/assignee_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data6 = data.assignee_ids;
		if(data6 !== undefined){
			if(!(checkNumberListToSet(data6))){
				vErrors = join(vErrors, checkNumberListToSet.errors, "/assignee_ids");
				errors = vErrors.length;
			}
		}
		let data7 = data.reviewer_ids;
		if(data7 !== undefined){
			if(!(checkNumberListToSet(data7))){
				vErrors = join(vErrors, checkNumberListToSet.errors, "/reviewer_ids");
				errors = vErrors.length;
			}
		}
		let data8 = data.labels;
		if(data8 !== undefined){
			if(!(checkTextList(data8))){
				vErrors = join(vErrors, checkTextList.errors, "/labels");
				errors = vErrors.length;
			}
		}
		let data9 = data.milestone_id;
		if(data9 !== undefined){
			if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
				vErrors = fail(vErrors, "/milestone_id", "type", types0); errors++;
			}
			if(typeof data9 == "number"){
				if(data9 < 0 || isNaN(data9)){
					vErrors = fail(vErrors, "/milestone_id", "minimum", 0); errors++;
				}
				if(Math.abs(data9) > 9007199254740991 && Number.isInteger(data9) && !plainInteger(data9)){
					vErrors = fail(vErrors, "/milestone_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data10 = data.remove_source_branch;
		if(data10 !== undefined){
			if(typeof data10 !== "boolean"){
				vErrors = fail(vErrors, "/remove_source_branch", "type", "boolean"); errors++;
			}
		}
		let data11 = data.squash;
		if(data11 !== undefined){
			if(typeof data11 !== "boolean"){
				vErrors = fail(vErrors, "/squash", "type", "boolean"); errors++;
			}
		}
		let data12 = data.allow_collaboration;
		if(data12 !== undefined){
			if(typeof data12 !== "boolean"){
				vErrors = fail(vErrors, "/allow_collaboration", "type", "boolean"); errors++;
			}
		}
		let data13 = data.allow_maintainer_to_push;
		if(data13 !== undefined){
			if(typeof data13 !== "boolean"){
				vErrors = fail(vErrors, "/allow_maintainer_to_push", "type", "boolean"); errors++;
			}
		}
		let data14 = data.approvals_before_merge;
		if(data14 !== undefined){
			if(!Number.isSafeInteger(data14) && !plainInteger(data14)){
				vErrors = fail(vErrors, "/approvals_before_merge", integerFault(data14), "integer"); errors++;
			}
			if(typeof data14 == "number"){
				if(data14 < 0 || isNaN(data14)){
					vErrors = fail(vErrors, "/approvals_before_merge", "minimum", 0); errors++;
				}
			}
		}
		let data15 = data.merge_after;
		if(data15 !== undefined){
			if(!(checkTimeToSet(data15))){
				vErrors = join(vErrors, checkTimeToSet.errors, "/merge_after");
				errors = vErrors.length;
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
		checkMergeRequestCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestCreate(value) {
	return validate(checkMergeRequestCreate, value);
}

export function isMergeRequestCreate(value) {
	return verdict(checkMergeRequestCreate(value));
}
