import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkEmbeddedMilestone } from './embedded-milestone.js';
import { checkMergeRequestLabel } from './merge-request-label.js';
import { checkMergeRequestReferences } from './merge-request-references.js';
import { checkMergeRequestTaskCompletion } from './merge-request-task-completion.js';
import { checkMergeRequestTimeStats } from './merge-request-time-stats.js';
import { checkReportedMergeRequestState } from './reported-merge-request-state.js';
import { checkUserSummary } from './user-summary.js';

const types0 = ["string","null"];
const types1 = ["boolean","null"];
const types2 = ["integer","null"];

export function checkMergeRequest(data){
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
			if(!(checkReportedMergeRequestState(data5))){
				vErrors = join(vErrors, checkReportedMergeRequestState.errors, "/state");
				errors = vErrors.length;
			}
		}
		let data6 = data.imported;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/imported", "type", types1); errors++;
			}
		}
		let data7 = data.imported_from;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/imported_from", "type", "string"); errors++;
			}
		}
		let data8 = data.merged_by;
		if(data8 !== undefined){
			const _errs9 = errors;
			let valid9 = false;
			const _errs10 = errors;
			if(!(checkUserSummary(data8))){
				vErrors = join(vErrors, checkUserSummary.errors, "/merged_by");
				errors = vErrors.length;
			}
			var _valid0 = _errs10 === errors;
			if(_valid0){
				valid9 = true;
			}
			var end0 = errors;
			if(!valid9){
				const _errs11 = errors;
				if(data8 !== null){
					vErrors = fail(vErrors, "/merged_by", "type", "null"); errors++;
				}
				var _valid1 = _errs11 === errors;
				if(_valid1){
					valid9 = true;
				}
				var end1 = errors;
			}
			if(!valid9){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/merged_by", start: _errs9, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs9;
				if(vErrors !== null){
					if(_errs9){
						vErrors.length = _errs9;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data9 = data.merge_user;
		if(data9 !== undefined){
			const _errs13 = errors;
			let valid11 = false;
			const _errs14 = errors;
			if(!(checkUserSummary(data9))){
				vErrors = join(vErrors, checkUserSummary.errors, "/merge_user");
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
					vErrors = fail(vErrors, "/merge_user", "type", "null"); errors++;
				}
				var _valid3 = _errs15 === errors;
				if(_valid3){
					valid11 = true;
				}
				var end3 = errors;
			}
			if(!valid11){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/merge_user", start: _errs13, ends: [end2, end3] });
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
		let data10 = data.merged_at;
		if(data10 !== undefined){
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/merged_at", "type", types0); errors++;
			}
			if(typeof data10 === "string"){
				if(!dateTimeFormat(data10)){
					vErrors = fail(vErrors, "/merged_at", "format", "date-time"); errors++;
				}
			}
		}
		let data11 = data.merge_after;
		if(data11 !== undefined){
			if((typeof data11 !== "string") && (data11 !== null)){
				vErrors = fail(vErrors, "/merge_after", "type", types0); errors++;
			}
			if(typeof data11 === "string"){
				if(!dateTimeFormat(data11)){
					vErrors = fail(vErrors, "/merge_after", "format", "date-time"); errors++;
				}
			}
		}
		let data12 = data.prepared_at;
		if(data12 !== undefined){
			if((typeof data12 !== "string") && (data12 !== null)){
				vErrors = fail(vErrors, "/prepared_at", "type", types0); errors++;
			}
			if(typeof data12 === "string"){
				if(!dateTimeFormat(data12)){
					vErrors = fail(vErrors, "/prepared_at", "format", "date-time"); errors++;
				}
			}
		}
		let data13 = data.closed_by;
		if(data13 !== undefined){
			const _errs20 = errors;
			let valid16 = false;
			const _errs21 = errors;
			if(!(checkUserSummary(data13))){
				vErrors = join(vErrors, checkUserSummary.errors, "/closed_by");
				errors = vErrors.length;
			}
			var _valid4 = _errs21 === errors;
			if(_valid4){
				valid16 = true;
			}
			var end4 = errors;
			if(!valid16){
				const _errs22 = errors;
				if(data13 !== null){
					vErrors = fail(vErrors, "/closed_by", "type", "null"); errors++;
				}
				var _valid5 = _errs22 === errors;
				if(_valid5){
					valid16 = true;
				}
				var end5 = errors;
			}
			if(!valid16){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/closed_by", start: _errs20, ends: [end4, end5] });
				errors = vErrors.length;
			} else {
				errors = _errs20;
				if(vErrors !== null){
					if(_errs20){
						vErrors.length = _errs20;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data14 = data.closed_at;
		if(data14 !== undefined){
			if((typeof data14 !== "string") && (data14 !== null)){
				vErrors = fail(vErrors, "/closed_at", "type", types0); errors++;
			}
			if(typeof data14 === "string"){
				if(!dateTimeFormat(data14)){
					vErrors = fail(vErrors, "/closed_at", "format", "date-time"); errors++;
				}
			}
		}
		let data15 = data.created_at;
		if(data15 !== undefined){
			if(typeof data15 === "string"){
				if(!dateTimeFormat(data15)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data16 = data.updated_at;
		if(data16 !== undefined){
			if(typeof data16 === "string"){
				if(!dateTimeFormat(data16)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		let data17 = data.target_branch;
		if(data17 !== undefined){
			if(typeof data17 !== "string"){
				vErrors = fail(vErrors, "/target_branch", "type", "string"); errors++;
			}
		}
		let data18 = data.source_branch;
		if(data18 !== undefined){
			if(typeof data18 !== "string"){
				vErrors = fail(vErrors, "/source_branch", "type", "string"); errors++;
			}
		}
		let data19 = data.upvotes;
		if(data19 !== undefined){
			if(!Number.isSafeInteger(data19) && !plainInteger(data19)){
				vErrors = fail(vErrors, "/upvotes", integerFault(data19), "integer"); errors++;
			}
		}
		let data20 = data.downvotes;
		if(data20 !== undefined){
			if(!Number.isSafeInteger(data20) && !plainInteger(data20)){
				vErrors = fail(vErrors, "/downvotes", integerFault(data20), "integer"); errors++;
			}
		}
		let data21 = data.author;
		if(data21 !== undefined){
			if(!(checkUserSummary(data21))){
				vErrors = join(vErrors, checkUserSummary.errors, "/author");
				errors = vErrors.length;
			}
		}
		let data22 = data.assignee;
		if(data22 !== undefined){
			const _errs32 = errors;
			let valid26 = false;
			const _errs33 = errors;
			if(!(checkUserSummary(data22))){
				vErrors = join(vErrors, checkUserSummary.errors, "/assignee");
				errors = vErrors.length;
			}
			var _valid6 = _errs33 === errors;
			if(_valid6){
				valid26 = true;
			}
			var end6 = errors;
			if(!valid26){
				const _errs34 = errors;
				if(data22 !== null){
					vErrors = fail(vErrors, "/assignee", "type", "null"); errors++;
				}
				var _valid7 = _errs34 === errors;
				if(_valid7){
					valid26 = true;
				}
				var end7 = errors;
			}
			if(!valid26){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/assignee", start: _errs32, ends: [end6, end7] });
				errors = vErrors.length;
			} else {
				errors = _errs32;
				if(vErrors !== null){
					if(_errs32){
						vErrors.length = _errs32;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data23 = data.assignees;
		if(data23 !== undefined){
			if(Array.isArray(data23)){
				const before0 = errors;
				for(let i0=0; i0<data23.length; i0++){
					if(!(checkUserSummary(data23[i0]))){
						vErrors = join(vErrors, checkUserSummary.errors, "/assignees/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/assignees", "type", "array"); errors++;
			}
		}
		let data25 = data.reviewers;
		if(data25 !== undefined){
			if(Array.isArray(data25)){
				const before1 = errors;
				for(let i1=0; i1<data25.length; i1++){
					if(!(checkUserSummary(data25[i1]))){
						vErrors = join(vErrors, checkUserSummary.errors, "/reviewers/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/reviewers", "type", "array"); errors++;
			}
		}
		let data27 = data.source_project_id;
		if(data27 !== undefined){
			if((!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))) && (data27 !== null)){
				vErrors = fail(vErrors, "/source_project_id", "type", types2); errors++;
			}
			if(typeof data27 == "number"){
				if(Math.abs(data27) > 9007199254740991 && Number.isInteger(data27) && !plainInteger(data27)){
					vErrors = fail(vErrors, "/source_project_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data28 = data.target_project_id;
		if(data28 !== undefined){
			if(!Number.isSafeInteger(data28) && !plainInteger(data28)){
				vErrors = fail(vErrors, "/target_project_id", integerFault(data28), "integer"); errors++;
			}
		}
		let data29 = data.labels;
		if(data29 !== undefined){
			if(Array.isArray(data29)){
				const before2 = errors;
				for(let i2=0; i2<data29.length; i2++){
					let data30 = data29[i2];
					const _errs43 = errors;
					let valid35 = false;
					const _errs44 = errors;
					if(typeof data30 !== "string"){
						vErrors = fail(vErrors, "/labels/" + i2, "type", "string"); errors++;
					}
					var _valid8 = _errs44 === errors;
					if(_valid8){
						valid35 = true;
					}
					var end8 = errors;
					if(!valid35){
						const _errs45 = errors;
						if(!(checkMergeRequestLabel(data30))){
							vErrors = join(vErrors, checkMergeRequestLabel.errors, "/labels/" + i2);
							errors = vErrors.length;
						}
						var _valid9 = _errs45 === errors;
						if(_valid9){
							valid35 = true;
						}
						var end9 = errors;
					}
					if(!valid35){
						vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/labels/" + i2, start: _errs43, ends: [end8, end9] });
						errors = vErrors.length;
					} else {
						errors = _errs43;
						if(vErrors !== null){
							if(_errs43){
								vErrors.length = _errs43;
							} else {
								vErrors = null;
							}
						}
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/labels", "type", "array"); errors++;
			}
		}
		let data31 = data.draft;
		if(data31 !== undefined){
			if((typeof data31 !== "boolean") && (data31 !== null)){
				vErrors = fail(vErrors, "/draft", "type", types1); errors++;
			}
		}
		let data32 = data.work_in_progress;
		if(data32 !== undefined){
			if((typeof data32 !== "boolean") && (data32 !== null)){
				vErrors = fail(vErrors, "/work_in_progress", "type", types1); errors++;
			}
		}
		let data33 = data.milestone;
		if(data33 !== undefined){
			const _errs49 = errors;
			let valid39 = false;
			const _errs50 = errors;
			if(!(checkEmbeddedMilestone(data33))){
				vErrors = join(vErrors, checkEmbeddedMilestone.errors, "/milestone");
				errors = vErrors.length;
			}
			var _valid10 = _errs50 === errors;
			if(_valid10){
				valid39 = true;
			}
			var end10 = errors;
			if(!valid39){
				const _errs51 = errors;
				if(data33 !== null){
					vErrors = fail(vErrors, "/milestone", "type", "null"); errors++;
				}
				var _valid11 = _errs51 === errors;
				if(_valid11){
					valid39 = true;
				}
				var end11 = errors;
			}
			if(!valid39){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/milestone", start: _errs49, ends: [end10, end11] });
				errors = vErrors.length;
			} else {
				errors = _errs49;
				if(vErrors !== null){
					if(_errs49){
						vErrors.length = _errs49;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data34 = data.merge_when_pipeline_succeeds;
		if(data34 !== undefined){
			if((typeof data34 !== "boolean") && (data34 !== null)){
				vErrors = fail(vErrors, "/merge_when_pipeline_succeeds", "type", types1); errors++;
			}
		}
		let data35 = data.merge_status;
		if(data35 !== undefined){
			if(typeof data35 !== "string"){
				vErrors = fail(vErrors, "/merge_status", "type", "string"); errors++;
			}
		}
		let data36 = data.detailed_merge_status;
		if(data36 !== undefined){
			if(typeof data36 !== "string"){
				vErrors = fail(vErrors, "/detailed_merge_status", "type", "string"); errors++;
			}
		}
		let data37 = data.sha;
		if(data37 !== undefined){
			if((typeof data37 !== "string") && (data37 !== null)){
				vErrors = fail(vErrors, "/sha", "type", types0); errors++;
			}
		}
		let data38 = data.merge_commit_sha;
		if(data38 !== undefined){
			if((typeof data38 !== "string") && (data38 !== null)){
				vErrors = fail(vErrors, "/merge_commit_sha", "type", types0); errors++;
			}
		}
		let data39 = data.squash_commit_sha;
		if(data39 !== undefined){
			if((typeof data39 !== "string") && (data39 !== null)){
				vErrors = fail(vErrors, "/squash_commit_sha", "type", types0); errors++;
			}
		}
		let data40 = data.user_notes_count;
		if(data40 !== undefined){
			if(!Number.isSafeInteger(data40) && !plainInteger(data40)){
				vErrors = fail(vErrors, "/user_notes_count", integerFault(data40), "integer"); errors++;
			}
		}
		let data41 = data.discussion_locked;
		if(data41 !== undefined){
			if((typeof data41 !== "boolean") && (data41 !== null)){
				vErrors = fail(vErrors, "/discussion_locked", "type", types1); errors++;
			}
		}
		let data42 = data.should_remove_source_branch;
		if(data42 !== undefined){
			if((typeof data42 !== "boolean") && (data42 !== null)){
				vErrors = fail(vErrors, "/should_remove_source_branch", "type", types1); errors++;
			}
		}
		let data43 = data.force_remove_source_branch;
		if(data43 !== undefined){
			if((typeof data43 !== "boolean") && (data43 !== null)){
				vErrors = fail(vErrors, "/force_remove_source_branch", "type", types1); errors++;
			}
		}
		let data44 = data.allow_collaboration;
		if(data44 !== undefined){
			if((typeof data44 !== "boolean") && (data44 !== null)){
				vErrors = fail(vErrors, "/allow_collaboration", "type", types1); errors++;
			}
		}
		let data45 = data.allow_maintainer_to_push;
		if(data45 !== undefined){
			if((typeof data45 !== "boolean") && (data45 !== null)){
				vErrors = fail(vErrors, "/allow_maintainer_to_push", "type", types1); errors++;
			}
		}
		let data46 = data.web_url;
		if(data46 !== undefined){
			if(typeof data46 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data47 = data.references;
		if(data47 !== undefined){
			if(!(checkMergeRequestReferences(data47))){
				vErrors = join(vErrors, checkMergeRequestReferences.errors, "/references");
				errors = vErrors.length;
			}
		}
		let data48 = data.time_stats;
		if(data48 !== undefined){
			if(!(checkMergeRequestTimeStats(data48))){
				vErrors = join(vErrors, checkMergeRequestTimeStats.errors, "/time_stats");
				errors = vErrors.length;
			}
		}
		let data49 = data.squash;
		if(data49 !== undefined){
			if((typeof data49 !== "boolean") && (data49 !== null)){
				vErrors = fail(vErrors, "/squash", "type", types1); errors++;
			}
		}
		let data50 = data.task_completion_status;
		if(data50 !== undefined){
			if(!(checkMergeRequestTaskCompletion(data50))){
				vErrors = join(vErrors, checkMergeRequestTaskCompletion.errors, "/task_completion_status");
				errors = vErrors.length;
			}
		}
		let data51 = data.has_conflicts;
		if(data51 !== undefined){
			if((typeof data51 !== "boolean") && (data51 !== null)){
				vErrors = fail(vErrors, "/has_conflicts", "type", types1); errors++;
			}
		}
		let data52 = data.blocking_discussions_resolved;
		if(data52 !== undefined){
			if((typeof data52 !== "boolean") && (data52 !== null)){
				vErrors = fail(vErrors, "/blocking_discussions_resolved", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMergeRequest.errors = vErrors;
	}
	return errors === 0;
}

export function validateMergeRequest(value) {
	return validate(checkMergeRequest, value);
}

export function isMergeRequest(value) {
	return verdict(checkMergeRequest(value));
}
