import { isDate as dateFormat, isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkEmbeddedMilestone } from './embedded-milestone.js';
import { checkIssueState } from './issue-state.js';
import { checkMergeRequestReferences } from './merge-request-references.js';
import { checkMergeRequestTaskCompletion } from './merge-request-task-completion.js';
import { checkMergeRequestTimeStats } from './merge-request-time-stats.js';
import { checkUserSummary } from './user-summary.js';

const types0 = ["string","null"];
const types1 = ["boolean","null"];
const types2 = ["integer","null"];

export function checkIssue(data){
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
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "iid"); errors++;
		} else {
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
		let data3 = data.title;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data4 = data.description;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		let data5 = data.state;
		if(data5 !== undefined){
			const _errs6 = errors;
			let valid6 = false;
			const _errs7 = errors;
			if(!(checkIssueState(data5))){
				vErrors = join(vErrors, checkIssueState.errors, "/state");
				errors = vErrors.length;
			}
			var _valid0 = _errs7 === errors;
			if(_valid0){
				valid6 = true;
			}
			var end0 = errors;
			if(!valid6){
				const _errs8 = errors;
				if(typeof data5 !== "string"){
					vErrors = fail(vErrors, "/state", "type", "string"); errors++;
				}
				var _valid1 = _errs8 === errors;
				if(_valid1){
					valid6 = true;
				}
				var end1 = errors;
			}
			if(!valid6){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/state", start: _errs6, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs6;
				if(vErrors !== null){
					if(_errs6){
						vErrors.length = _errs6;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data6 = data.created_at;
		if(data6 !== undefined){
			if(typeof data6 === "string"){
				if(!dateTimeFormat(data6)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data7 = data.updated_at;
		if(data7 !== undefined){
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		let data8 = data.closed_at;
		if(data8 !== undefined){
			if((typeof data8 !== "string") && (data8 !== null)){
				vErrors = fail(vErrors, "/closed_at", "type", types0); errors++;
			}
			if(typeof data8 === "string"){
				if(!dateTimeFormat(data8)){
					vErrors = fail(vErrors, "/closed_at", "format", "date-time"); errors++;
				}
			}
		}
		let data9 = data.closed_by;
		if(data9 !== undefined){
			const _errs13 = errors;
			let valid11 = false;
			const _errs14 = errors;
			if(!(checkUserSummary(data9))){
				vErrors = join(vErrors, checkUserSummary.errors, "/closed_by");
				errors = vErrors.length;
			}
			var _valid2 = _errs14 === errors;
			if(_valid2){
				valid11 = true;
			}
			var end2 = errors;
			if(!valid11){
				const _errs15 = errors;
				if(data9 !== null){
					vErrors = fail(vErrors, "/closed_by", "type", "null"); errors++;
				}
				var _valid3 = _errs15 === errors;
				if(_valid3){
					valid11 = true;
				}
				var end3 = errors;
			}
			if(!valid11){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/closed_by", start: _errs13, ends: [end2, end3] });
				errors = vErrors.length;
			} else {
				errors = _errs13;
				if(vErrors !== null){
					if(_errs13){
						vErrors.length = _errs13;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data10 = data.labels;
		if(data10 !== undefined){
			if(Array.isArray(data10)){
				const before0 = errors;
				for(let i0=0; i0<data10.length; i0++){
					if(typeof data10[i0] !== "string"){
						vErrors = fail(vErrors, "/labels/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/labels", "type", "array"); errors++;
			}
		}
		let data12 = data.milestone;
		if(data12 !== undefined){
			const _errs19 = errors;
			let valid15 = false;
			const _errs20 = errors;
			if(!(checkEmbeddedMilestone(data12))){
				vErrors = join(vErrors, checkEmbeddedMilestone.errors, "/milestone");
				errors = vErrors.length;
			}
			var _valid4 = _errs20 === errors;
			if(_valid4){
				valid15 = true;
			}
			var end4 = errors;
			if(!valid15){
				const _errs21 = errors;
				if(data12 !== null){
					vErrors = fail(vErrors, "/milestone", "type", "null"); errors++;
				}
				var _valid5 = _errs21 === errors;
				if(_valid5){
					valid15 = true;
				}
				var end5 = errors;
			}
			if(!valid15){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/milestone", start: _errs19, ends: [end4, end5] });
				errors = vErrors.length;
			} else {
				errors = _errs19;
				if(vErrors !== null){
					if(_errs19){
						vErrors.length = _errs19;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data13 = data.author;
		if(data13 !== undefined){
			if(!(checkUserSummary(data13))){
				vErrors = join(vErrors, checkUserSummary.errors, "/author");
				errors = vErrors.length;
			}
		}
		let data14 = data.assignee;
		if(data14 !== undefined){
			const _errs24 = errors;
			let valid18 = false;
			const _errs25 = errors;
			if(!(checkUserSummary(data14))){
				vErrors = join(vErrors, checkUserSummary.errors, "/assignee");
				errors = vErrors.length;
			}
			var _valid6 = _errs25 === errors;
			if(_valid6){
				valid18 = true;
			}
			var end6 = errors;
			if(!valid18){
				const _errs26 = errors;
				if(data14 !== null){
					vErrors = fail(vErrors, "/assignee", "type", "null"); errors++;
				}
				var _valid7 = _errs26 === errors;
				if(_valid7){
					valid18 = true;
				}
				var end7 = errors;
			}
			if(!valid18){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/assignee", start: _errs24, ends: [end6, end7] });
				errors = vErrors.length;
			} else {
				errors = _errs24;
				if(vErrors !== null){
					if(_errs24){
						vErrors.length = _errs24;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data15 = data.assignees;
		if(data15 !== undefined){
			if(Array.isArray(data15)){
				const before1 = errors;
				for(let i1=0; i1<data15.length; i1++){
					if(!(checkUserSummary(data15[i1]))){
						vErrors = join(vErrors, checkUserSummary.errors, "/assignees/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/assignees", "type", "array"); errors++;
			}
		}
		let data17 = data.type;
		if(data17 !== undefined){
			if(typeof data17 !== "string"){
				vErrors = fail(vErrors, "/type", "type", "string"); errors++;
			}
		}
		let data18 = data.issue_type;
		if(data18 !== undefined){
			if(typeof data18 !== "string"){
				vErrors = fail(vErrors, "/issue_type", "type", "string"); errors++;
			}
		}
		let data19 = data.confidential;
		if(data19 !== undefined){
			if((typeof data19 !== "boolean") && (data19 !== null)){
				vErrors = fail(vErrors, "/confidential", "type", types1); errors++;
			}
		}
		let data20 = data.discussion_locked;
		if(data20 !== undefined){
			if((typeof data20 !== "boolean") && (data20 !== null)){
				vErrors = fail(vErrors, "/discussion_locked", "type", types1); errors++;
			}
		}
		let data21 = data.due_date;
		if(data21 !== undefined){
			if((typeof data21 !== "string") && (data21 !== null)){
				vErrors = fail(vErrors, "/due_date", "type", types0); errors++;
			}
			if(typeof data21 === "string"){
				if(!dateFormat(data21)){
					vErrors = fail(vErrors, "/due_date", "format", "date"); errors++;
				}
			}
		}
		let data22 = data.weight;
		if(data22 !== undefined){
			if((!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))) && (data22 !== null)){
				vErrors = fail(vErrors, "/weight", "type", types2); errors++;
			}
			if(typeof data22 == "number"){
				if(Math.abs(data22) > 9007199254740991 && Number.isInteger(data22) && !plainInteger(data22)){
					vErrors = fail(vErrors, "/weight", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data23 = data.upvotes;
		if(data23 !== undefined){
			if(!Number.isSafeInteger(data23) && !plainInteger(data23)){
				vErrors = fail(vErrors, "/upvotes", integerFault(data23), "integer"); errors++;
			}
		}
		let data24 = data.downvotes;
		if(data24 !== undefined){
			if(!Number.isSafeInteger(data24) && !plainInteger(data24)){
				vErrors = fail(vErrors, "/downvotes", integerFault(data24), "integer"); errors++;
			}
		}
		let data25 = data.user_notes_count;
		if(data25 !== undefined){
			if(!Number.isSafeInteger(data25) && !plainInteger(data25)){
				vErrors = fail(vErrors, "/user_notes_count", integerFault(data25), "integer"); errors++;
			}
		}
		let data26 = data.merge_requests_count;
		if(data26 !== undefined){
			if(!Number.isSafeInteger(data26) && !plainInteger(data26)){
				vErrors = fail(vErrors, "/merge_requests_count", integerFault(data26), "integer"); errors++;
			}
		}
		let data27 = data.web_url;
		if(data27 !== undefined){
			if(typeof data27 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data28 = data.references;
		if(data28 !== undefined){
			if(!(checkMergeRequestReferences(data28))){
				vErrors = join(vErrors, checkMergeRequestReferences.errors, "/references");
				errors = vErrors.length;
			}
		}
		let data29 = data.time_stats;
		if(data29 !== undefined){
			if(!(checkMergeRequestTimeStats(data29))){
				vErrors = join(vErrors, checkMergeRequestTimeStats.errors, "/time_stats");
				errors = vErrors.length;
			}
		}
		let data30 = data.task_completion_status;
		if(data30 !== undefined){
			if(!(checkMergeRequestTaskCompletion(data30))){
				vErrors = join(vErrors, checkMergeRequestTaskCompletion.errors, "/task_completion_status");
				errors = vErrors.length;
			}
		}
		let data31 = data.has_tasks;
		if(data31 !== undefined){
			if((typeof data31 !== "boolean") && (data31 !== null)){
				vErrors = fail(vErrors, "/has_tasks", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkIssue.errors = vErrors;
	}
	return errors === 0;
}

export function validateIssue(value) {
	return validate(checkIssue, value);
}

export function isIssue(value) {
	return verdict(checkIssue(value));
}
