import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validator } from '../runtime/validator.js';
import { checkError } from '../schemas/error.js';
import { checkMergeRequest } from '../schemas/merge-request.js';
import { checkMergeRequestExclusion } from '../schemas/merge-request-exclusion.js';
import { checkMergeRequestNoneOrAny } from '../schemas/merge-request-none-or-any.js';
import { checkMergeRequestScope } from '../schemas/merge-request-scope.js';
import { checkSortDirection } from '../schemas/sort-direction.js';
import { check450aa270454b } from '../shared/450aa270454b.js';
import { check96065f9bad27 } from '../shared/96065f9bad27.js';

const values0 = ["yes","no"];
const values1 = ["title","description"];
const values2 = ["created_at","title","merged_at","updated_at"];
const values3 = ["opened","closed","locked","merged","all"];
const values4 = ["simple"];

function checkListProjectMergeRequestsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data["iids[]"] !== undefined){
			let data0 = data["iids[]"];
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					let data1 = data0[i0];
					if(!Number.isSafeInteger(data1)){
						vErrors = fail(vErrors, "/iids[]/" + i0, integerFault(data1), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/iids[]", "type", "array"); errors++;
			}
		}
		if(data["approved_by_ids[]"] !== undefined){
			let data2 = data["approved_by_ids[]"];
			if(Array.isArray(data2)){
				if(data2.length > 5){
					vErrors = fail(vErrors, "/approved_by_ids[]", "maxItems", 5); errors++;
				}
				const before1 = errors;
				for(let i1=0; i1<data2.length; i1++){
					let data3 = data2[i1];
					if(!Number.isSafeInteger(data3)){
						vErrors = fail(vErrors, "/approved_by_ids[]/" + i1, integerFault(data3), "integer"); errors++;
					}
					if(errors - before1 >= 100){
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
			let data5 = data["approver_ids[]"];
			if(Array.isArray(data5)){
				const before2 = errors;
				for(let i2=0; i2<data5.length; i2++){
					let data6 = data5[i2];
					if(!Number.isSafeInteger(data6)){
						vErrors = fail(vErrors, "/approver_ids[]/" + i2, integerFault(data6), "integer"); errors++;
					}
					if(errors - before2 >= 100){
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
			let data8 = data.approved;
			if((data8 !== "yes") && (data8 !== "no")){
				vErrors = fail(vErrors, "/approved", "enum", values0); errors++;
			}
		}
		if(data.assignee_id !== undefined){
			let data9 = data.assignee_id;
			const _errs10 = errors;
			let valid10 = false;
			const _errs11 = errors;
			if(!Number.isSafeInteger(data9)){
				vErrors = fail(vErrors, "/assignee_id", integerFault(data9), "integer"); errors++;
			}
			var _valid0 = _errs11 === errors;
			valid10 = valid10 || _valid0;
			if(!valid10){
				const _errs12 = errors;
				if(!(checkMergeRequestNoneOrAny(data9))){
					vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/assignee_id");
					errors = vErrors.length;
				}
				var _valid0 = _errs12 === errors;
				valid10 = valid10 || _valid0;
			}
			if(!valid10){
				vErrors = fail(vErrors, "/assignee_id", "anyOf"); errors++;
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
		if(data.author_id !== undefined){
			let data10 = data.author_id;
			if(!Number.isSafeInteger(data10)){
				vErrors = fail(vErrors, "/author_id", integerFault(data10), "integer"); errors++;
			}
		}
		if(data.author_username !== undefined){
			if(typeof data.author_username !== "string"){
				vErrors = fail(vErrors, "/author_username", "type", "string"); errors++;
			}
		}
		if(data.created_after !== undefined){
			let data12 = data.created_after;
			if(typeof data12 === "string"){
				if(!dateTimeFormat(data12)){
					vErrors = fail(vErrors, "/created_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_after", "type", "string"); errors++;
			}
		}
		if(data.created_before !== undefined){
			let data13 = data.created_before;
			if(typeof data13 === "string"){
				if(!dateTimeFormat(data13)){
					vErrors = fail(vErrors, "/created_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_before", "type", "string"); errors++;
			}
		}
		if(data.updated_after !== undefined){
			let data14 = data.updated_after;
			if(typeof data14 === "string"){
				if(!dateTimeFormat(data14)){
					vErrors = fail(vErrors, "/updated_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_after", "type", "string"); errors++;
			}
		}
		if(data.updated_before !== undefined){
			let data15 = data.updated_before;
			if(typeof data15 === "string"){
				if(!dateTimeFormat(data15)){
					vErrors = fail(vErrors, "/updated_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_before", "type", "string"); errors++;
			}
		}
		if(data.deployed_after !== undefined){
			let data16 = data.deployed_after;
			if(typeof data16 === "string"){
				if(!dateTimeFormat(data16)){
					vErrors = fail(vErrors, "/deployed_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/deployed_after", "type", "string"); errors++;
			}
		}
		if(data.deployed_before !== undefined){
			let data17 = data.deployed_before;
			if(typeof data17 === "string"){
				if(!dateTimeFormat(data17)){
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
			let data20 = data.in;
			if(Array.isArray(data20)){
				const before3 = errors;
				for(let i3=0; i3<data20.length; i3++){
					let data21 = data20[i3];
					if((data21 !== "title") && (data21 !== "description")){
						vErrors = fail(vErrors, "/in/" + i3, "enum", values1); errors++;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/in", "type", "array"); errors++;
			}
		}
		if(data.labels !== undefined){
			let data22 = data.labels;
			if(Array.isArray(data22)){
				const before4 = errors;
				for(let i4=0; i4<data22.length; i4++){
					let data23 = data22[i4];
					const _errs27 = errors;
					let valid25 = false;
					const _errs28 = errors;
					if(!(checkMergeRequestNoneOrAny(data23))){
						vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/labels/" + i4);
						errors = vErrors.length;
					}
					var _valid1 = _errs28 === errors;
					valid25 = valid25 || _valid1;
					if(!valid25){
						const _errs29 = errors;
						if(typeof data23 !== "string"){
							vErrors = fail(vErrors, "/labels/" + i4, "type", "string"); errors++;
						}
						var _valid1 = _errs29 === errors;
						valid25 = valid25 || _valid1;
					}
					if(!valid25){
						vErrors = fail(vErrors, "/labels/" + i4, "anyOf"); errors++;
					} else {
						errors = _errs27;
						if(vErrors !== null){
							if(_errs27){
								vErrors.length = _errs27;
							} else {
								vErrors = null;
							}
						}
					}
					if(errors - before4 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/labels", "type", "array"); errors++;
			}
		}
		if(data.merge_user_id !== undefined){
			let data24 = data.merge_user_id;
			if(!Number.isSafeInteger(data24)){
				vErrors = fail(vErrors, "/merge_user_id", integerFault(data24), "integer"); errors++;
			}
		}
		if(data.merge_user_username !== undefined){
			if(typeof data.merge_user_username !== "string"){
				vErrors = fail(vErrors, "/merge_user_username", "type", "string"); errors++;
			}
		}
		if(data.milestone !== undefined){
			let data26 = data.milestone;
			const _errs33 = errors;
			let valid29 = false;
			const _errs34 = errors;
			if(!(checkMergeRequestNoneOrAny(data26))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/milestone");
				errors = vErrors.length;
			}
			var _valid2 = _errs34 === errors;
			valid29 = valid29 || _valid2;
			if(!valid29){
				const _errs35 = errors;
				if(typeof data26 !== "string"){
					vErrors = fail(vErrors, "/milestone", "type", "string"); errors++;
				}
				var _valid2 = _errs35 === errors;
				valid29 = valid29 || _valid2;
			}
			if(!valid29){
				vErrors = fail(vErrors, "/milestone", "anyOf"); errors++;
			} else {
				errors = _errs33;
				if(vErrors !== null){
					if(_errs33){
						vErrors.length = _errs33;
					} else {
						vErrors = null;
					}
				}
			}
		}
		if(data.my_reaction_emoji !== undefined){
			let data27 = data.my_reaction_emoji;
			const _errs37 = errors;
			let valid31 = false;
			const _errs38 = errors;
			if(!(checkMergeRequestNoneOrAny(data27))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/my_reaction_emoji");
				errors = vErrors.length;
			}
			var _valid3 = _errs38 === errors;
			valid31 = valid31 || _valid3;
			if(!valid31){
				const _errs39 = errors;
				if(typeof data27 !== "string"){
					vErrors = fail(vErrors, "/my_reaction_emoji", "type", "string"); errors++;
				}
				var _valid3 = _errs39 === errors;
				valid31 = valid31 || _valid3;
			}
			if(!valid31){
				vErrors = fail(vErrors, "/my_reaction_emoji", "anyOf"); errors++;
			} else {
				errors = _errs37;
				if(vErrors !== null){
					if(_errs37){
						vErrors.length = _errs37;
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
			let data31 = data.reviewer_id;
			if(!Number.isSafeInteger(data31)){
				vErrors = fail(vErrors, "/reviewer_id", integerFault(data31), "integer"); errors++;
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
			let data40 = data.wip;
			if((data40 !== "yes") && (data40 !== "no")){
				vErrors = fail(vErrors, "/wip", "enum", values0); errors++;
			}
		}
		if(data.page !== undefined){
			let data41 = data.page;
			if(!Number.isSafeInteger(data41)){
				vErrors = fail(vErrors, "/page", integerFault(data41), "integer"); errors++;
			}
			if(typeof data41 == "number"){
				if(data41 < 1 || isNaN(data41)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data42 = data.per_page;
			if(!Number.isSafeInteger(data42)){
				vErrors = fail(vErrors, "/per_page", integerFault(data42), "integer"); errors++;
			}
			if(typeof data42 == "number"){
				if(data42 > 100 || isNaN(data42)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data42 < 1 || isNaN(data42)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkListProjectMergeRequestsQuery.errors = vErrors;
	return errors === 0;
}

function checkListProjectMergeRequests200(data){
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
	checkListProjectMergeRequests200.errors = vErrors;
	return errors === 0;
}

export const parameters = {
	path: validator(check450aa270454b),
	query: validator(checkListProjectMergeRequestsQuery),
};

export const body = {};

export const responses = {
	'200': {
		headers: validator(check96065f9bad27),
		content: {
			'application/json': validator(checkListProjectMergeRequests200),
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
	'404': {
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
