import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validator } from '../runtime/validator.js';
import { checkError } from '../schemas/error.js';
import { checkMergeRequest } from '../schemas/merge-request.js';
import { checkMergeRequestExclusion } from '../schemas/merge-request-exclusion.js';
import { checkMergeRequestNoneOrAny } from '../schemas/merge-request-none-or-any.js';
import { checkMergeRequestScope } from '../schemas/merge-request-scope.js';
import { checkSortDirection } from '../schemas/sort-direction.js';
import { check96065f9bad27 } from '../shared/96065f9bad27.js';

const values0 = ["yes","no"];
const values1 = ["title","description"];
const values2 = ["created_at","title","merged_at","updated_at"];
const values3 = ["opened","closed","locked","merged","all"];
const values4 = ["simple"];

function checkListMergeRequestsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data["approved_by_ids[]"] !== undefined){
			let data0 = data["approved_by_ids[]"];
			if(Array.isArray(data0)){
				if(data0.length > 5){
					vErrors = fail(vErrors, "/approved_by_ids[]", "maxItems", 5); errors++;
				}
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					let data1 = data0[i0];
					if(!Number.isSafeInteger(data1)){
						vErrors = fail(vErrors, "/approved_by_ids[]/" + i0, integerFault(data1), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/approved_by_ids[]", "type", "array"); errors++;
			}
		}
		if(data.approved_by_ids !== undefined){
			if(!(checkMergeRequestNoneOrAny(data.approved_by_ids))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approved_by_ids");
				errors = vErrors.length;
			}
		}
		if(data["approver_ids[]"] !== undefined){
			let data3 = data["approver_ids[]"];
			if(Array.isArray(data3)){
				const before1 = errors;
				for(let i1=0; i1<data3.length; i1++){
					let data4 = data3[i1];
					if(!Number.isSafeInteger(data4)){
						vErrors = fail(vErrors, "/approver_ids[]/" + i1, integerFault(data4), "integer"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/approver_ids[]", "type", "array"); errors++;
			}
		}
		if(data.approver_ids !== undefined){
			if(!(checkMergeRequestNoneOrAny(data.approver_ids))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approver_ids");
				errors = vErrors.length;
			}
		}
		if(data.approved !== undefined){
			let data6 = data.approved;
			if((data6 !== "yes") && (data6 !== "no")){
				vErrors = fail(vErrors, "/approved", "enum", values0); errors++;
			}
		}
		if(data.assignee_id !== undefined){
			let data7 = data.assignee_id;
			const _errs8 = errors;
			let valid8 = false;
			const _errs9 = errors;
			if(!Number.isSafeInteger(data7)){
				vErrors = fail(vErrors, "/assignee_id", integerFault(data7), "integer"); errors++;
			}
			var _valid0 = _errs9 === errors;
			valid8 = valid8 || _valid0;
			if(!valid8){
				const _errs10 = errors;
				if(!(checkMergeRequestNoneOrAny(data7))){
					vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/assignee_id");
					errors = vErrors.length;
				}
				var _valid0 = _errs10 === errors;
				valid8 = valid8 || _valid0;
			}
			if(!valid8){
				vErrors = fail(vErrors, "/assignee_id", "anyOf"); errors++;
			} else {
				errors = _errs8;
				if(vErrors !== null){
					if(_errs8){
						vErrors.length = _errs8;
					} else {
						vErrors = null;
					}
				}
			}
		}
		if(data.author_id !== undefined){
			let data8 = data.author_id;
			if(!Number.isSafeInteger(data8)){
				vErrors = fail(vErrors, "/author_id", integerFault(data8), "integer"); errors++;
			}
		}
		if(data.author_username !== undefined){
			if(typeof data.author_username !== "string"){
				vErrors = fail(vErrors, "/author_username", "type", "string"); errors++;
			}
		}
		if(data.created_after !== undefined){
			let data10 = data.created_after;
			if(typeof data10 === "string"){
				if(!dateTimeFormat(data10)){
					vErrors = fail(vErrors, "/created_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_after", "type", "string"); errors++;
			}
		}
		if(data.created_before !== undefined){
			let data11 = data.created_before;
			if(typeof data11 === "string"){
				if(!dateTimeFormat(data11)){
					vErrors = fail(vErrors, "/created_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_before", "type", "string"); errors++;
			}
		}
		if(data.updated_after !== undefined){
			let data12 = data.updated_after;
			if(typeof data12 === "string"){
				if(!dateTimeFormat(data12)){
					vErrors = fail(vErrors, "/updated_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_after", "type", "string"); errors++;
			}
		}
		if(data.updated_before !== undefined){
			let data13 = data.updated_before;
			if(typeof data13 === "string"){
				if(!dateTimeFormat(data13)){
					vErrors = fail(vErrors, "/updated_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_before", "type", "string"); errors++;
			}
		}
		if(data.deployed_after !== undefined){
			let data14 = data.deployed_after;
			if(typeof data14 === "string"){
				if(!dateTimeFormat(data14)){
					vErrors = fail(vErrors, "/deployed_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/deployed_after", "type", "string"); errors++;
			}
		}
		if(data.deployed_before !== undefined){
			let data15 = data.deployed_before;
			if(typeof data15 === "string"){
				if(!dateTimeFormat(data15)){
					vErrors = fail(vErrors, "/deployed_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/deployed_before", "type", "string"); errors++;
			}
		}
		if(data.environment !== undefined){
			if(typeof data.environment !== "string"){
				vErrors = fail(vErrors, "/environment", "type", "string"); errors++;
			}
		}
		if(data.search !== undefined){
			if(typeof data.search !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		if(data.in !== undefined){
			let data18 = data.in;
			if(Array.isArray(data18)){
				const before2 = errors;
				for(let i2=0; i2<data18.length; i2++){
					let data19 = data18[i2];
					if((data19 !== "title") && (data19 !== "description")){
						vErrors = fail(vErrors, "/in/" + i2, "enum", values1); errors++;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/in", "type", "array"); errors++;
			}
		}
		if(data.labels !== undefined){
			let data20 = data.labels;
			if(Array.isArray(data20)){
				const before3 = errors;
				for(let i3=0; i3<data20.length; i3++){
					let data21 = data20[i3];
					const _errs25 = errors;
					let valid23 = false;
					const _errs26 = errors;
					if(!(checkMergeRequestNoneOrAny(data21))){
						vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/labels/" + i3);
						errors = vErrors.length;
					}
					var _valid1 = _errs26 === errors;
					valid23 = valid23 || _valid1;
					if(!valid23){
						const _errs27 = errors;
						if(typeof data21 !== "string"){
							vErrors = fail(vErrors, "/labels/" + i3, "type", "string"); errors++;
						}
						var _valid1 = _errs27 === errors;
						valid23 = valid23 || _valid1;
					}
					if(!valid23){
						vErrors = fail(vErrors, "/labels/" + i3, "anyOf"); errors++;
					} else {
						errors = _errs25;
						if(vErrors !== null){
							if(_errs25){
								vErrors.length = _errs25;
							} else {
								vErrors = null;
							}
						}
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/labels", "type", "array"); errors++;
			}
		}
		if(data.merge_user_id !== undefined){
			let data22 = data.merge_user_id;
			if(!Number.isSafeInteger(data22)){
				vErrors = fail(vErrors, "/merge_user_id", integerFault(data22), "integer"); errors++;
			}
		}
		if(data.merge_user_username !== undefined){
			if(typeof data.merge_user_username !== "string"){
				vErrors = fail(vErrors, "/merge_user_username", "type", "string"); errors++;
			}
		}
		if(data.milestone !== undefined){
			let data24 = data.milestone;
			const _errs31 = errors;
			let valid27 = false;
			const _errs32 = errors;
			if(!(checkMergeRequestNoneOrAny(data24))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/milestone");
				errors = vErrors.length;
			}
			var _valid2 = _errs32 === errors;
			valid27 = valid27 || _valid2;
			if(!valid27){
				const _errs33 = errors;
				if(typeof data24 !== "string"){
					vErrors = fail(vErrors, "/milestone", "type", "string"); errors++;
				}
				var _valid2 = _errs33 === errors;
				valid27 = valid27 || _valid2;
			}
			if(!valid27){
				vErrors = fail(vErrors, "/milestone", "anyOf"); errors++;
			} else {
				errors = _errs31;
				if(vErrors !== null){
					if(_errs31){
						vErrors.length = _errs31;
					} else {
						vErrors = null;
					}
				}
			}
		}
		if(data.my_reaction_emoji !== undefined){
			let data25 = data.my_reaction_emoji;
			const _errs35 = errors;
			let valid29 = false;
			const _errs36 = errors;
			if(!(checkMergeRequestNoneOrAny(data25))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/my_reaction_emoji");
				errors = vErrors.length;
			}
			var _valid3 = _errs36 === errors;
			valid29 = valid29 || _valid3;
			if(!valid29){
				const _errs37 = errors;
				if(typeof data25 !== "string"){
					vErrors = fail(vErrors, "/my_reaction_emoji", "type", "string"); errors++;
				}
				var _valid3 = _errs37 === errors;
				valid29 = valid29 || _valid3;
			}
			if(!valid29){
				vErrors = fail(vErrors, "/my_reaction_emoji", "anyOf"); errors++;
			} else {
				errors = _errs35;
				if(vErrors !== null){
					if(_errs35){
						vErrors.length = _errs35;
					} else {
						vErrors = null;
					}
				}
			}
		}
		if(data.not !== undefined){
			if(!(checkMergeRequestExclusion(data.not))){
				vErrors = join(vErrors, checkMergeRequestExclusion.errors, "/not");
				errors = vErrors.length;
			}
		}
		if(data.order_by !== undefined){
			if(!values2.includes(data.order_by)){
				vErrors = fail(vErrors, "/order_by", "enum", values2); errors++;
			}
		}
		if(data.sort !== undefined){
			if(!(checkSortDirection(data.sort))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		if(data.reviewer_id !== undefined){
			let data29 = data.reviewer_id;
			if(!Number.isSafeInteger(data29)){
				vErrors = fail(vErrors, "/reviewer_id", integerFault(data29), "integer"); errors++;
			}
		}
		if(data.reviewer_username !== undefined){
			if(typeof data.reviewer_username !== "string"){
				vErrors = fail(vErrors, "/reviewer_username", "type", "string"); errors++;
			}
		}
		if(data.scope !== undefined){
			if(!(checkMergeRequestScope(data.scope))){
				vErrors = join(vErrors, checkMergeRequestScope.errors, "/scope");
				errors = vErrors.length;
			}
		}
		if(data.source_branch !== undefined){
			if(typeof data.source_branch !== "string"){
				vErrors = fail(vErrors, "/source_branch", "type", "string"); errors++;
			}
		}
		if(data.target_branch !== undefined){
			if(typeof data.target_branch !== "string"){
				vErrors = fail(vErrors, "/target_branch", "type", "string"); errors++;
			}
		}
		if(data.state !== undefined){
			if(!values3.includes(data.state)){
				vErrors = fail(vErrors, "/state", "enum", values3); errors++;
			}
		}
		if(data.view !== undefined){
			if(data.view !== "simple"){
				vErrors = fail(vErrors, "/view", "enum", values4); errors++;
			}
		}
		if(data.with_labels_details !== undefined){
			if(typeof data.with_labels_details !== "boolean"){
				vErrors = fail(vErrors, "/with_labels_details", "type", "boolean"); errors++;
			}
		}
		if(data.with_merge_status_recheck !== undefined){
			if(typeof data.with_merge_status_recheck !== "boolean"){
				vErrors = fail(vErrors, "/with_merge_status_recheck", "type", "boolean"); errors++;
			}
		}
		if(data.wip !== undefined){
			let data38 = data.wip;
			if((data38 !== "yes") && (data38 !== "no")){
				vErrors = fail(vErrors, "/wip", "enum", values0); errors++;
			}
		}
		if(data.page !== undefined){
			let data39 = data.page;
			if(!Number.isSafeInteger(data39)){
				vErrors = fail(vErrors, "/page", integerFault(data39), "integer"); errors++;
			}
			if(typeof data39 == "number"){
				if(data39 < 1 || isNaN(data39)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data40 = data.per_page;
			if(!Number.isSafeInteger(data40)){
				vErrors = fail(vErrors, "/per_page", integerFault(data40), "integer"); errors++;
			}
			if(typeof data40 == "number"){
				if(data40 > 100 || isNaN(data40)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data40 < 1 || isNaN(data40)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkListMergeRequestsQuery.errors = vErrors;
	return errors === 0;
}

function checkListMergeRequests200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkMergeRequest(data[i0]))){
				vErrors = join(vErrors, checkMergeRequest.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	checkListMergeRequests200.errors = vErrors;
	return errors === 0;
}

export const parameters = {
	query: validator(checkListMergeRequestsQuery),
};

export const body = {};

export const responses = {
	'200': {
		headers: validator(check96065f9bad27),
		content: {
			'application/json': validator(checkListMergeRequests200),
		},
	},
	'400': {
		content: {
			'application/json': validator(checkError),
		},
	},
	'401': {
		content: {
			'application/json': validator(checkError),
		},
	},
	'414': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
