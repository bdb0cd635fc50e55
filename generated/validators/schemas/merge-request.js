import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkEmbeddedMilestone } from './embedded-milestone.js';
import { checkMergeRequestLabel } from './merge-request-label.js';
import { checkMergeRequestReferences } from './merge-request-references.js';
import { checkMergeRequestTaskCompletion } from './merge-request-task-completion.js';
import { checkMergeRequestTimeStats } from './merge-request-time-stats.js';
import { checkReportedMergeRequestState } from './reported-merge-request-state.js';
import { checkUserSummary } from './user-summary.js';

const types0 = ["boolean","null"];
const types1 = ["string","null"];
const types2 = ["integer","null"];

export function checkMergeRequest(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.allow_collaboration !== undefined){
			let data0 = data.allow_collaboration;
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/allow_collaboration", "type", types0); errors++;
			}
		}
		if(data.allow_maintainer_to_push !== undefined){
			let data1 = data.allow_maintainer_to_push;
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/allow_maintainer_to_push", "type", types0); errors++;
			}
		}
		if(data.assignee !== undefined){
			let data2 = data.assignee;
			const _errs3 = errors;
			let valid3 = false;
			const _errs4 = errors;
			if(!(checkUserSummary(data2))){
				vErrors = join(vErrors, checkUserSummary.errors, "/assignee");
				errors = vErrors.length;
			}
			var _valid0 = _errs4 === errors;
			valid3 = valid3 || _valid0;
			if(!valid3){
				const _errs5 = errors;
				if(data2 !== null){
					vErrors = fail(vErrors, "/assignee", "type", "null"); errors++;
				}
				var _valid0 = _errs5 === errors;
				valid3 = valid3 || _valid0;
			}
			if(!valid3){
				vErrors = fail(vErrors, "/assignee", "anyOf"); errors++;
			} else {
				errors = _errs3;
				if(vErrors !== null){
					if(_errs3){
						vErrors.length = _errs3;
					} else {
						vErrors = null;
					}
				}
			}
		}
		if(data.assignees !== undefined){
			let data3 = data.assignees;
			if(Array.isArray(data3)){
				const before0 = errors;
				for(let i0=0; i0<data3.length; i0++){
					if(!(checkUserSummary(data3[i0]))){
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
		if(data.author !== undefined){
			if(!(checkUserSummary(data.author))){
				vErrors = join(vErrors, checkUserSummary.errors, "/author");
				errors = vErrors.length;
			}
		}
		if(data.blocking_discussions_resolved !== undefined){
			let data6 = data.blocking_discussions_resolved;
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/blocking_discussions_resolved", "type", types0); errors++;
			}
		}
		if(data.closed_at !== undefined){
			let data7 = data.closed_at;
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/closed_at", "type", types1); errors++;
			}
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/closed_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.closed_by !== undefined){
			let data8 = data.closed_by;
			const _errs12 = errors;
			let valid10 = false;
			const _errs13 = errors;
			if(!(checkUserSummary(data8))){
				vErrors = join(vErrors, checkUserSummary.errors, "/closed_by");
				errors = vErrors.length;
			}
			var _valid1 = _errs13 === errors;
			valid10 = valid10 || _valid1;
			if(!valid10){
				const _errs14 = errors;
				if(data8 !== null){
					vErrors = fail(vErrors, "/closed_by", "type", "null"); errors++;
				}
				var _valid1 = _errs14 === errors;
				valid10 = valid10 || _valid1;
			}
			if(!valid10){
				vErrors = fail(vErrors, "/closed_by", "anyOf"); errors++;
			} else {
				errors = _errs12;
				if(vErrors !== null){
					if(_errs12){
						vErrors.length = _errs12;
					} else {
						vErrors = null;
					}
				}
			}
		}
		if(data.created_at !== undefined){
			let data9 = data.created_at;
			if(typeof data9 === "string"){
				if(!dateTimeFormat(data9)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.description !== undefined){
			let data10 = data.description;
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/description", "type", types1); errors++;
			}
		}
		if(data.detailed_merge_status !== undefined){
			if(typeof data.detailed_merge_status !== "string"){
				vErrors = fail(vErrors, "/detailed_merge_status", "type", "string"); errors++;
			}
		}
		if(data.discussion_locked !== undefined){
			let data12 = data.discussion_locked;
			if((typeof data12 !== "boolean") && (data12 !== null)){
				vErrors = fail(vErrors, "/discussion_locked", "type", types0); errors++;
			}
		}
		if(data.downvotes !== undefined){
			let data13 = data.downvotes;
			if(!Number.isSafeInteger(data13)){
				vErrors = fail(vErrors, "/downvotes", integerFault(data13), "integer"); errors++;
			}
		}
		if(data.draft !== undefined){
			let data14 = data.draft;
			if((typeof data14 !== "boolean") && (data14 !== null)){
				vErrors = fail(vErrors, "/draft", "type", types0); errors++;
			}
		}
		if(data.force_remove_source_branch !== undefined){
			let data15 = data.force_remove_source_branch;
			if((typeof data15 !== "boolean") && (data15 !== null)){
				vErrors = fail(vErrors, "/force_remove_source_branch", "type", types0); errors++;
			}
		}
		if(data.has_conflicts !== undefined){
			let data16 = data.has_conflicts;
			if((typeof data16 !== "boolean") && (data16 !== null)){
				vErrors = fail(vErrors, "/has_conflicts", "type", types0); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data17 = data.id;
			if(!Number.isSafeInteger(data17)){
				vErrors = fail(vErrors, "/id", integerFault(data17), "integer"); errors++;
			}
		}
		if(data.iid === undefined){
			vErrors = fail(vErrors, "", "required", "iid"); errors++;
		} else {
			let data18 = data.iid;
			if(!Number.isSafeInteger(data18)){
				vErrors = fail(vErrors, "/iid", integerFault(data18), "integer"); errors++;
			}
		}
		if(data.imported !== undefined){
			let data19 = data.imported;
			if((typeof data19 !== "boolean") && (data19 !== null)){
				vErrors = fail(vErrors, "/imported", "type", types0); errors++;
			}
		}
		if(data.imported_from !== undefined){
			if(typeof data.imported_from !== "string"){
				vErrors = fail(vErrors, "/imported_from", "type", "string"); errors++;
			}
		}
		if(data.labels !== undefined){
			let data21 = data.labels;
			if(Array.isArray(data21)){
				const before1 = errors;
				for(let i1=0; i1<data21.length; i1++){
					let data22 = data21[i1];
					const _errs29 = errors;
					let valid25 = false;
					const _errs30 = errors;
					if(typeof data22 !== "string"){
						vErrors = fail(vErrors, "/labels/" + i1, "type", "string"); errors++;
					}
					var _valid2 = _errs30 === errors;
					valid25 = valid25 || _valid2;
					if(!valid25){
						const _errs31 = errors;
						if(!(checkMergeRequestLabel(data22))){
							vErrors = join(vErrors, checkMergeRequestLabel.errors, "/labels/" + i1);
							errors = vErrors.length;
						}
						var _valid2 = _errs31 === errors;
						valid25 = valid25 || _valid2;
					}
					if(!valid25){
						vErrors = fail(vErrors, "/labels/" + i1, "anyOf"); errors++;
					} else {
						errors = _errs29;
						if(vErrors !== null){
							if(_errs29){
								vErrors.length = _errs29;
							} else {
								vErrors = null;
							}
						}
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/labels", "type", "array"); errors++;
			}
		}
		if(data.merge_after !== undefined){
			let data23 = data.merge_after;
			if((typeof data23 !== "string") && (data23 !== null)){
				vErrors = fail(vErrors, "/merge_after", "type", types1); errors++;
			}
			if(typeof data23 === "string"){
				if(!dateTimeFormat(data23)){
					vErrors = fail(vErrors, "/merge_after", "format", "date-time"); errors++;
				}
			}
		}
		if(data.merge_commit_sha !== undefined){
			let data24 = data.merge_commit_sha;
			if((typeof data24 !== "string") && (data24 !== null)){
				vErrors = fail(vErrors, "/merge_commit_sha", "type", types1); errors++;
			}
		}
		if(data.merge_status !== undefined){
			if(typeof data.merge_status !== "string"){
				vErrors = fail(vErrors, "/merge_status", "type", "string"); errors++;
			}
		}
		if(data.merge_user !== undefined){
			let data26 = data.merge_user;
			const _errs36 = errors;
			let valid30 = false;
			const _errs37 = errors;
			if(!(checkUserSummary(data26))){
				vErrors = join(vErrors, checkUserSummary.errors, "/merge_user");
				errors = vErrors.length;
			}
			var _valid3 = _errs37 === errors;
			valid30 = valid30 || _valid3;
			if(!valid30){
				const _errs38 = errors;
				if(data26 !== null){
					vErrors = fail(vErrors, "/merge_user", "type", "null"); errors++;
				}
				var _valid3 = _errs38 === errors;
				valid30 = valid30 || _valid3;
			}
			if(!valid30){
				vErrors = fail(vErrors, "/merge_user", "anyOf"); errors++;
			} else {
				errors = _errs36;
				if(vErrors !== null){
					if(_errs36){
						vErrors.length = _errs36;
					} else {
						vErrors = null;
					}
				}
			}
		}
		if(data.merge_when_pipeline_succeeds !== undefined){
			let data27 = data.merge_when_pipeline_succeeds;
			if((typeof data27 !== "boolean") && (data27 !== null)){
				vErrors = fail(vErrors, "/merge_when_pipeline_succeeds", "type", types0); errors++;
			}
		}
		if(data.merged_at !== undefined){
			let data28 = data.merged_at;
			if((typeof data28 !== "string") && (data28 !== null)){
				vErrors = fail(vErrors, "/merged_at", "type", types1); errors++;
			}
			if(typeof data28 === "string"){
				if(!dateTimeFormat(data28)){
					vErrors = fail(vErrors, "/merged_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.merged_by !== undefined){
			let data29 = data.merged_by;
			const _errs42 = errors;
			let valid34 = false;
			const _errs43 = errors;
			if(!(checkUserSummary(data29))){
				vErrors = join(vErrors, checkUserSummary.errors, "/merged_by");
				errors = vErrors.length;
			}
			var _valid4 = _errs43 === errors;
			valid34 = valid34 || _valid4;
			if(!valid34){
				const _errs44 = errors;
				if(data29 !== null){
					vErrors = fail(vErrors, "/merged_by", "type", "null"); errors++;
				}
				var _valid4 = _errs44 === errors;
				valid34 = valid34 || _valid4;
			}
			if(!valid34){
				vErrors = fail(vErrors, "/merged_by", "anyOf"); errors++;
			} else {
				errors = _errs42;
				if(vErrors !== null){
					if(_errs42){
						vErrors.length = _errs42;
					} else {
						vErrors = null;
					}
				}
			}
		}
		if(data.milestone !== undefined){
			let data30 = data.milestone;
			const _errs46 = errors;
			let valid36 = false;
			const _errs47 = errors;
			if(!(checkEmbeddedMilestone(data30))){
				vErrors = join(vErrors, checkEmbeddedMilestone.errors, "/milestone");
				errors = vErrors.length;
			}
			var _valid5 = _errs47 === errors;
			valid36 = valid36 || _valid5;
			if(!valid36){
				const _errs48 = errors;
				if(data30 !== null){
					vErrors = fail(vErrors, "/milestone", "type", "null"); errors++;
				}
				var _valid5 = _errs48 === errors;
				valid36 = valid36 || _valid5;
			}
			if(!valid36){
				vErrors = fail(vErrors, "/milestone", "anyOf"); errors++;
			} else {
				errors = _errs46;
				if(vErrors !== null){
					if(_errs46){
						vErrors.length = _errs46;
					} else {
						vErrors = null;
					}
				}
			}
		}
		if(data.prepared_at !== undefined){
			let data31 = data.prepared_at;
			if((typeof data31 !== "string") && (data31 !== null)){
				vErrors = fail(vErrors, "/prepared_at", "type", types1); errors++;
			}
			if(typeof data31 === "string"){
				if(!dateTimeFormat(data31)){
					vErrors = fail(vErrors, "/prepared_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.project_id !== undefined){
			let data32 = data.project_id;
			if(!Number.isSafeInteger(data32)){
				vErrors = fail(vErrors, "/project_id", integerFault(data32), "integer"); errors++;
			}
		}
		if(data.references !== undefined){
			if(!(checkMergeRequestReferences(data.references))){
				vErrors = join(vErrors, checkMergeRequestReferences.errors, "/references");
				errors = vErrors.length;
			}
		}
		if(data.reviewers !== undefined){
			let data34 = data.reviewers;
			if(Array.isArray(data34)){
				const before2 = errors;
				for(let i2=0; i2<data34.length; i2++){
					if(!(checkUserSummary(data34[i2]))){
						vErrors = join(vErrors, checkUserSummary.errors, "/reviewers/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/reviewers", "type", "array"); errors++;
			}
		}
		if(data.sha !== undefined){
			let data36 = data.sha;
			if((typeof data36 !== "string") && (data36 !== null)){
				vErrors = fail(vErrors, "/sha", "type", types1); errors++;
			}
		}
		if(data.should_remove_source_branch !== undefined){
			let data37 = data.should_remove_source_branch;
			if((typeof data37 !== "boolean") && (data37 !== null)){
				vErrors = fail(vErrors, "/should_remove_source_branch", "type", types0); errors++;
			}
		}
		if(data.source_branch !== undefined){
			if(typeof data.source_branch !== "string"){
				vErrors = fail(vErrors, "/source_branch", "type", "string"); errors++;
			}
		}
		if(data.source_project_id !== undefined){
			let data39 = data.source_project_id;
			if((!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))) && (data39 !== null)){
				vErrors = fail(vErrors, "/source_project_id", "type", types2); errors++;
			}
			if(typeof data39 == "number"){
				if(Math.abs(data39) > 9007199254740991 && Number.isInteger(data39)){
					vErrors = fail(vErrors, "/source_project_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.squash !== undefined){
			let data40 = data.squash;
			if((typeof data40 !== "boolean") && (data40 !== null)){
				vErrors = fail(vErrors, "/squash", "type", types0); errors++;
			}
		}
		if(data.squash_commit_sha !== undefined){
			let data41 = data.squash_commit_sha;
			if((typeof data41 !== "string") && (data41 !== null)){
				vErrors = fail(vErrors, "/squash_commit_sha", "type", types1); errors++;
			}
		}
		if(data.state !== undefined){
			if(!(checkReportedMergeRequestState(data.state))){
				vErrors = join(vErrors, checkReportedMergeRequestState.errors, "/state");
				errors = vErrors.length;
			}
		}
		if(data.target_branch !== undefined){
			if(typeof data.target_branch !== "string"){
				vErrors = fail(vErrors, "/target_branch", "type", "string"); errors++;
			}
		}
		if(data.target_project_id !== undefined){
			let data44 = data.target_project_id;
			if(!Number.isSafeInteger(data44)){
				vErrors = fail(vErrors, "/target_project_id", integerFault(data44), "integer"); errors++;
			}
		}
		if(data.task_completion_status !== undefined){
			if(!(checkMergeRequestTaskCompletion(data.task_completion_status))){
				vErrors = join(vErrors, checkMergeRequestTaskCompletion.errors, "/task_completion_status");
				errors = vErrors.length;
			}
		}
		if(data.time_stats !== undefined){
			if(!(checkMergeRequestTimeStats(data.time_stats))){
				vErrors = join(vErrors, checkMergeRequestTimeStats.errors, "/time_stats");
				errors = vErrors.length;
			}
		}
		if(data.title !== undefined){
			if(typeof data.title !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		if(data.updated_at !== undefined){
			let data48 = data.updated_at;
			if(typeof data48 === "string"){
				if(!dateTimeFormat(data48)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		if(data.upvotes !== undefined){
			let data49 = data.upvotes;
			if(!Number.isSafeInteger(data49)){
				vErrors = fail(vErrors, "/upvotes", integerFault(data49), "integer"); errors++;
			}
		}
		if(data.user_notes_count !== undefined){
			let data50 = data.user_notes_count;
			if(!Number.isSafeInteger(data50)){
				vErrors = fail(vErrors, "/user_notes_count", integerFault(data50), "integer"); errors++;
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		if(data.work_in_progress !== undefined){
			let data52 = data.work_in_progress;
			if((typeof data52 !== "boolean") && (data52 !== null)){
				vErrors = fail(vErrors, "/work_in_progress", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkMergeRequest.errors = vErrors;
	return errors === 0;
}

export function validateMergeRequest(value) {
	return validate(checkMergeRequest, value);
}

export function isMergeRequest(value) {
	return checkMergeRequest(value);
}
