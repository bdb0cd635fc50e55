import { isPlainInteger } from '../runtime/exact-integers.js';
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
		let data0 = data.allow_collaboration;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/allow_collaboration", "type", types0); errors++;
			}
		}
		let data1 = data.allow_maintainer_to_push;
		if(data1 !== undefined){
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/allow_maintainer_to_push", "type", types0); errors++;
			}
		}
		let data2 = data.assignee;
		if(data2 !== undefined){
			const _errs3 = errors;
			let valid3 = false;
			const _errs4 = errors;
			if(!(checkUserSummary(data2))){
				vErrors = join(vErrors, checkUserSummary.errors, "/assignee");
				errors = vErrors.length;
			}
			var _valid0 = _errs4 === errors;
			if(_valid0){
				valid3 = true;
			}
			if(!valid3){
				const _errs5 = errors;
				if(data2 !== null){
					vErrors = fail(vErrors, "/assignee", "type", "null"); errors++;
				}
				var _valid1 = _errs5 === errors;
				if(_valid1){
					valid3 = true;
				}
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
		let data3 = data.assignees;
		if(data3 !== undefined){
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
		let data5 = data.author;
		if(data5 !== undefined){
			if(!(checkUserSummary(data5))){
				vErrors = join(vErrors, checkUserSummary.errors, "/author");
				errors = vErrors.length;
			}
		}
		let data6 = data.blocking_discussions_resolved;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/blocking_discussions_resolved", "type", types0); errors++;
			}
		}
		let data7 = data.closed_at;
		if(data7 !== undefined){
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/closed_at", "type", types1); errors++;
			}
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/closed_at", "format", "date-time"); errors++;
				}
			}
		}
		let data8 = data.closed_by;
		if(data8 !== undefined){
			const _errs12 = errors;
			let valid10 = false;
			const _errs13 = errors;
			if(!(checkUserSummary(data8))){
				vErrors = join(vErrors, checkUserSummary.errors, "/closed_by");
				errors = vErrors.length;
			}
			var _valid2 = _errs13 === errors;
			if(_valid2){
				valid10 = true;
			}
			if(!valid10){
				const _errs14 = errors;
				if(data8 !== null){
					vErrors = fail(vErrors, "/closed_by", "type", "null"); errors++;
				}
				var _valid3 = _errs14 === errors;
				if(_valid3){
					valid10 = true;
				}
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
		let data9 = data.created_at;
		if(data9 !== undefined){
			if(typeof data9 === "string"){
				if(!dateTimeFormat(data9)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data10 = data.description;
		if(data10 !== undefined){
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/description", "type", types1); errors++;
			}
		}
		let data11 = data.detailed_merge_status;
		if(data11 !== undefined){
			if(typeof data11 !== "string"){
				vErrors = fail(vErrors, "/detailed_merge_status", "type", "string"); errors++;
			}
		}
		let data12 = data.discussion_locked;
		if(data12 !== undefined){
			if((typeof data12 !== "boolean") && (data12 !== null)){
				vErrors = fail(vErrors, "/discussion_locked", "type", types0); errors++;
			}
		}
		let data13 = data.downvotes;
		if(data13 !== undefined){
			if(!Number.isSafeInteger(data13) && !isPlainInteger(data13)){
				vErrors = fail(vErrors, "/downvotes", integerFault(data13), "integer"); errors++;
			}
		}
		let data14 = data.draft;
		if(data14 !== undefined){
			if((typeof data14 !== "boolean") && (data14 !== null)){
				vErrors = fail(vErrors, "/draft", "type", types0); errors++;
			}
		}
		let data15 = data.force_remove_source_branch;
		if(data15 !== undefined){
			if((typeof data15 !== "boolean") && (data15 !== null)){
				vErrors = fail(vErrors, "/force_remove_source_branch", "type", types0); errors++;
			}
		}
		let data16 = data.has_conflicts;
		if(data16 !== undefined){
			if((typeof data16 !== "boolean") && (data16 !== null)){
				vErrors = fail(vErrors, "/has_conflicts", "type", types0); errors++;
			}
		}
		let data17 = data.id;
		if(data17 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data17) && !isPlainInteger(data17)){
				vErrors = fail(vErrors, "/id", integerFault(data17), "integer"); errors++;
			}
		}
		let data18 = data.iid;
		if(data18 === undefined){
			vErrors = fail(vErrors, "", "required", "iid"); errors++;
		} else {
			if(!Number.isSafeInteger(data18) && !isPlainInteger(data18)){
				vErrors = fail(vErrors, "/iid", integerFault(data18), "integer"); errors++;
			}
		}
		let data19 = data.imported;
		if(data19 !== undefined){
			if((typeof data19 !== "boolean") && (data19 !== null)){
				vErrors = fail(vErrors, "/imported", "type", types0); errors++;
			}
		}
		let data20 = data.imported_from;
		if(data20 !== undefined){
			if(typeof data20 !== "string"){
				vErrors = fail(vErrors, "/imported_from", "type", "string"); errors++;
			}
		}
		let data21 = data.labels;
		if(data21 !== undefined){
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
					var _valid4 = _errs30 === errors;
					if(_valid4){
						valid25 = true;
					}
					if(!valid25){
						const _errs31 = errors;
						if(!(checkMergeRequestLabel(data22))){
							vErrors = join(vErrors, checkMergeRequestLabel.errors, "/labels/" + i1);
							errors = vErrors.length;
						}
						var _valid5 = _errs31 === errors;
						if(_valid5){
							valid25 = true;
						}
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
		let data23 = data.merge_after;
		if(data23 !== undefined){
			if((typeof data23 !== "string") && (data23 !== null)){
				vErrors = fail(vErrors, "/merge_after", "type", types1); errors++;
			}
			if(typeof data23 === "string"){
				if(!dateTimeFormat(data23)){
					vErrors = fail(vErrors, "/merge_after", "format", "date-time"); errors++;
				}
			}
		}
		let data24 = data.merge_commit_sha;
		if(data24 !== undefined){
			if((typeof data24 !== "string") && (data24 !== null)){
				vErrors = fail(vErrors, "/merge_commit_sha", "type", types1); errors++;
			}
		}
		let data25 = data.merge_status;
		if(data25 !== undefined){
			if(typeof data25 !== "string"){
				vErrors = fail(vErrors, "/merge_status", "type", "string"); errors++;
			}
		}
		let data26 = data.merge_user;
		if(data26 !== undefined){
			const _errs36 = errors;
			let valid30 = false;
			const _errs37 = errors;
			if(!(checkUserSummary(data26))){
				vErrors = join(vErrors, checkUserSummary.errors, "/merge_user");
				errors = vErrors.length;
			}
			var _valid6 = _errs37 === errors;
			if(_valid6){
				valid30 = true;
			}
			if(!valid30){
				const _errs38 = errors;
				if(data26 !== null){
					vErrors = fail(vErrors, "/merge_user", "type", "null"); errors++;
				}
				var _valid7 = _errs38 === errors;
				if(_valid7){
					valid30 = true;
				}
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
		let data27 = data.merge_when_pipeline_succeeds;
		if(data27 !== undefined){
			if((typeof data27 !== "boolean") && (data27 !== null)){
				vErrors = fail(vErrors, "/merge_when_pipeline_succeeds", "type", types0); errors++;
			}
		}
		let data28 = data.merged_at;
		if(data28 !== undefined){
			if((typeof data28 !== "string") && (data28 !== null)){
				vErrors = fail(vErrors, "/merged_at", "type", types1); errors++;
			}
			if(typeof data28 === "string"){
				if(!dateTimeFormat(data28)){
					vErrors = fail(vErrors, "/merged_at", "format", "date-time"); errors++;
				}
			}
		}
		let data29 = data.merged_by;
		if(data29 !== undefined){
			const _errs42 = errors;
			let valid34 = false;
			const _errs43 = errors;
			if(!(checkUserSummary(data29))){
				vErrors = join(vErrors, checkUserSummary.errors, "/merged_by");
				errors = vErrors.length;
			}
			var _valid8 = _errs43 === errors;
			if(_valid8){
				valid34 = true;
			}
			if(!valid34){
				const _errs44 = errors;
				if(data29 !== null){
					vErrors = fail(vErrors, "/merged_by", "type", "null"); errors++;
				}
				var _valid9 = _errs44 === errors;
				if(_valid9){
					valid34 = true;
				}
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
		let data30 = data.milestone;
		if(data30 !== undefined){
			const _errs46 = errors;
			let valid36 = false;
			const _errs47 = errors;
			if(!(checkEmbeddedMilestone(data30))){
				vErrors = join(vErrors, checkEmbeddedMilestone.errors, "/milestone");
				errors = vErrors.length;
			}
			var _valid10 = _errs47 === errors;
			if(_valid10){
				valid36 = true;
			}
			if(!valid36){
				const _errs48 = errors;
				if(data30 !== null){
					vErrors = fail(vErrors, "/milestone", "type", "null"); errors++;
				}
				var _valid11 = _errs48 === errors;
				if(_valid11){
					valid36 = true;
				}
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
		let data31 = data.prepared_at;
		if(data31 !== undefined){
			if((typeof data31 !== "string") && (data31 !== null)){
				vErrors = fail(vErrors, "/prepared_at", "type", types1); errors++;
			}
			if(typeof data31 === "string"){
				if(!dateTimeFormat(data31)){
					vErrors = fail(vErrors, "/prepared_at", "format", "date-time"); errors++;
				}
			}
		}
		let data32 = data.project_id;
		if(data32 !== undefined){
			if(!Number.isSafeInteger(data32) && !isPlainInteger(data32)){
				vErrors = fail(vErrors, "/project_id", integerFault(data32), "integer"); errors++;
			}
		}
		let data33 = data.references;
		if(data33 !== undefined){
			if(!(checkMergeRequestReferences(data33))){
				vErrors = join(vErrors, checkMergeRequestReferences.errors, "/references");
				errors = vErrors.length;
			}
		}
		let data34 = data.reviewers;
		if(data34 !== undefined){
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
		let data36 = data.sha;
		if(data36 !== undefined){
			if((typeof data36 !== "string") && (data36 !== null)){
				vErrors = fail(vErrors, "/sha", "type", types1); errors++;
			}
		}
		let data37 = data.should_remove_source_branch;
		if(data37 !== undefined){
			if((typeof data37 !== "boolean") && (data37 !== null)){
				vErrors = fail(vErrors, "/should_remove_source_branch", "type", types0); errors++;
			}
		}
		let data38 = data.source_branch;
		if(data38 !== undefined){
			if(typeof data38 !== "string"){
				vErrors = fail(vErrors, "/source_branch", "type", "string"); errors++;
			}
		}
		let data39 = data.source_project_id;
		if(data39 !== undefined){
			if((!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))) && (data39 !== null)){
				vErrors = fail(vErrors, "/source_project_id", "type", types2); errors++;
			}
			if(typeof data39 == "number"){
				if(Math.abs(data39) > 9007199254740991 && Number.isInteger(data39) && !isPlainInteger(data39)){
					vErrors = fail(vErrors, "/source_project_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data40 = data.squash;
		if(data40 !== undefined){
			if((typeof data40 !== "boolean") && (data40 !== null)){
				vErrors = fail(vErrors, "/squash", "type", types0); errors++;
			}
		}
		let data41 = data.squash_commit_sha;
		if(data41 !== undefined){
			if((typeof data41 !== "string") && (data41 !== null)){
				vErrors = fail(vErrors, "/squash_commit_sha", "type", types1); errors++;
			}
		}
		let data42 = data.state;
		if(data42 !== undefined){
			if(!(checkReportedMergeRequestState(data42))){
				vErrors = join(vErrors, checkReportedMergeRequestState.errors, "/state");
				errors = vErrors.length;
			}
		}
		let data43 = data.target_branch;
		if(data43 !== undefined){
			if(typeof data43 !== "string"){
				vErrors = fail(vErrors, "/target_branch", "type", "string"); errors++;
			}
		}
		let data44 = data.target_project_id;
		if(data44 !== undefined){
			if(!Number.isSafeInteger(data44) && !isPlainInteger(data44)){
				vErrors = fail(vErrors, "/target_project_id", integerFault(data44), "integer"); errors++;
			}
		}
		let data45 = data.task_completion_status;
		if(data45 !== undefined){
			if(!(checkMergeRequestTaskCompletion(data45))){
				vErrors = join(vErrors, checkMergeRequestTaskCompletion.errors, "/task_completion_status");
				errors = vErrors.length;
			}
		}
		let data46 = data.time_stats;
		if(data46 !== undefined){
			if(!(checkMergeRequestTimeStats(data46))){
				vErrors = join(vErrors, checkMergeRequestTimeStats.errors, "/time_stats");
				errors = vErrors.length;
			}
		}
		let data47 = data.title;
		if(data47 !== undefined){
			if(typeof data47 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data48 = data.updated_at;
		if(data48 !== undefined){
			if(typeof data48 === "string"){
				if(!dateTimeFormat(data48)){
					vErrors = fail(vErrors, "/updated_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_at", "type", "string"); errors++;
			}
		}
		let data49 = data.upvotes;
		if(data49 !== undefined){
			if(!Number.isSafeInteger(data49) && !isPlainInteger(data49)){
				vErrors = fail(vErrors, "/upvotes", integerFault(data49), "integer"); errors++;
			}
		}
		let data50 = data.user_notes_count;
		if(data50 !== undefined){
			if(!Number.isSafeInteger(data50) && !isPlainInteger(data50)){
				vErrors = fail(vErrors, "/user_notes_count", integerFault(data50), "integer"); errors++;
			}
		}
		let data51 = data.web_url;
		if(data51 !== undefined){
			if(typeof data51 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data52 = data.work_in_progress;
		if(data52 !== undefined){
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
