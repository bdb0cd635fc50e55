import { codePoints, fail, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkNumberListToSet } from './number-list-to-set.js';
import { checkTextList } from './text-list.js';
import { checkTimeToSet } from './time-to-set.js';

const values0 = ["close","reopen"];
const types0 = ["integer","null"];
const known0 = new Set(["title","description","state_event","target_branch","assignee_id","assignee_ids","reviewer_ids","labels","add_labels","remove_labels","milestone_id","remove_source_branch","squash","discussion_locked","allow_collaboration","allow_maintainer_to_push","merge_after"]);

export function checkMergeRequestUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.title;
		if(data0 !== undefined){
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/title", "minLength", 1); errors++;
				}
				if(data0.length > 255 && codePoints(data0) > 255){
					vErrors = fail(vErrors, "/title", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data1 = data.description;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data2 = data.state_event;
		if(data2 !== undefined){
			if((data2 !== "close") && (data2 !== "reopen")){
				vErrors = fail(vErrors, "/state_event", "enum", values0); errors++;
			}
		}
		let data3 = data.target_branch;
		if(data3 !== undefined){
			if(typeof data3 === "string"){
				if(data3.length < 1){
					vErrors = fail(vErrors, "/target_branch", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/target_branch", "type", "string"); errors++;
			}
		}
		let data4 = data.assignee_id;
		if(data4 !== undefined){
			if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
				vErrors = fail(vErrors, "/assignee_id", "type", types0); errors++;
			}
			if(typeof data4 == "number"){
				if(data4 < 0 || isNaN(data4)){
					vErrors = fail(vErrors, "/assignee_id", "minimum", 0); errors++;
				}
				if(Math.abs(data4) > 9007199254740991 && Number.isInteger(data4) && !plainInteger(data4)){
					vErrors = fail(vErrors, "/assignee_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data5 = data.assignee_ids;
		if(data5 !== undefined){
			if(!(checkNumberListToSet(data5))){
				vErrors = join(vErrors, checkNumberListToSet.errors, "/assignee_ids");
				errors = vErrors.length;
			}
		}
		let data6 = data.reviewer_ids;
		if(data6 !== undefined){
			if(!(checkNumberListToSet(data6))){
				vErrors = join(vErrors, checkNumberListToSet.errors, "/reviewer_ids");
				errors = vErrors.length;
			}
		}
		let data7 = data.labels;
		if(data7 !== undefined){
			if(!(checkTextList(data7))){
				vErrors = join(vErrors, checkTextList.errors, "/labels");
				errors = vErrors.length;
			}
		}
		let data8 = data.add_labels;
		if(data8 !== undefined){
			if(!(checkTextList(data8))){
				vErrors = join(vErrors, checkTextList.errors, "/add_labels");
				errors = vErrors.length;
			}
		}
		let data9 = data.remove_labels;
		if(data9 !== undefined){
			if(!(checkTextList(data9))){
				vErrors = join(vErrors, checkTextList.errors, "/remove_labels");
				errors = vErrors.length;
			}
		}
		let data10 = data.milestone_id;
		if(data10 !== undefined){
			if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
				vErrors = fail(vErrors, "/milestone_id", "type", types0); errors++;
			}
			if(typeof data10 == "number"){
				if(data10 < 0 || isNaN(data10)){
					vErrors = fail(vErrors, "/milestone_id", "minimum", 0); errors++;
				}
				if(Math.abs(data10) > 9007199254740991 && Number.isInteger(data10) && !plainInteger(data10)){
					vErrors = fail(vErrors, "/milestone_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data11 = data.remove_source_branch;
		if(data11 !== undefined){
			if(typeof data11 !== "boolean"){
				vErrors = fail(vErrors, "/remove_source_branch", "type", "boolean"); errors++;
			}
		}
		let data12 = data.squash;
		if(data12 !== undefined){
			if(typeof data12 !== "boolean"){
				vErrors = fail(vErrors, "/squash", "type", "boolean"); errors++;
			}
		}
		let data13 = data.discussion_locked;
		if(data13 !== undefined){
			if(typeof data13 !== "boolean"){
				vErrors = fail(vErrors, "/discussion_locked", "type", "boolean"); errors++;
			}
		}
		let data14 = data.allow_collaboration;
		if(data14 !== undefined){
			if(typeof data14 !== "boolean"){
				vErrors = fail(vErrors, "/allow_collaboration", "type", "boolean"); errors++;
			}
		}
		let data15 = data.allow_maintainer_to_push;
		if(data15 !== undefined){
			if(typeof data15 !== "boolean"){
				vErrors = fail(vErrors, "/allow_maintainer_to_push", "type", "boolean"); errors++;
			}
		}
		let data16 = data.merge_after;
		if(data16 !== undefined){
			if(!(checkTimeToSet(data16))){
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
		checkMergeRequestUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequestUpdate(value) {
	return validate(checkMergeRequestUpdate, value);
}

export function isMergeRequestUpdate(value) {
	return verdict(checkMergeRequestUpdate(value));
}
