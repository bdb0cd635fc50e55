import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, unite, validator } from '../runtime/validation.js';
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
		let data0 = data["approved_by_ids[]"];
		if(data0 !== undefined){
			if(Array.isArray(data0)){
				if(data0.length > 5){
					vErrors = fail(vErrors, "/approved_by_ids[]", "maxItems", 5); errors++;
				}
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					let data1 = data0[i0];
					const _errs2 = errors;
					let valid2 = false;
					const _errs3 = errors;
					if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
						vErrors = fail(vErrors, "/approved_by_ids[]/" + i0, integerFault(data1), "integer"); errors++;
					}
					var _valid0 = _errs3 === errors;
					if(_valid0){
						valid2 = true;
					}
					var end0 = errors;
					if(!valid2){
						const _errs4 = errors;
						if(!(checkMergeRequestNoneOrAny(data1))){
							vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approved_by_ids[]/" + i0);
							errors = vErrors.length;
						}
						var _valid1 = _errs4 === errors;
						if(_valid1){
							valid2 = true;
						}
						var end1 = errors;
					}
					if(!valid2){
						vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/approved_by_ids[]/" + i0, start: _errs2, ends: [end0, end1] });
						errors = vErrors.length;
					} else {
						errors = _errs2;
						if(vErrors !== null){
							if(_errs2){
								vErrors.length = _errs2;
							} else {
								vErrors = null;
							}
						}
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/approved_by_ids[]", "type", "array"); errors++;
			}
		}
		let data2 = data.approved_by_ids;
		if(data2 !== undefined){
			if(!(checkMergeRequestNoneOrAny(data2))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approved_by_ids");
				errors = vErrors.length;
			}
		}
		let data3 = data["approver_ids[]"];
		if(data3 !== undefined){
			if(Array.isArray(data3)){
				const before1 = errors;
				for(let i1=0; i1<data3.length; i1++){
					let data4 = data3[i1];
					const _errs8 = errors;
					let valid6 = false;
					const _errs9 = errors;
					if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
						vErrors = fail(vErrors, "/approver_ids[]/" + i1, integerFault(data4), "integer"); errors++;
					}
					var _valid2 = _errs9 === errors;
					if(_valid2){
						valid6 = true;
					}
					var end2 = errors;
					if(!valid6){
						const _errs10 = errors;
						if(!(checkMergeRequestNoneOrAny(data4))){
							vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approver_ids[]/" + i1);
							errors = vErrors.length;
						}
						var _valid3 = _errs10 === errors;
						if(_valid3){
							valid6 = true;
						}
						var end3 = errors;
					}
					if(!valid6){
						vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/approver_ids[]/" + i1, start: _errs8, ends: [end2, end3] });
						errors = vErrors.length;
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
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/approver_ids[]", "type", "array"); errors++;
			}
		}
		let data5 = data.approver_ids;
		if(data5 !== undefined){
			if(!(checkMergeRequestNoneOrAny(data5))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approver_ids");
				errors = vErrors.length;
			}
		}
		let data6 = data.approved;
		if(data6 !== undefined){
			if((data6 !== "yes") && (data6 !== "no")){
				vErrors = fail(vErrors, "/approved", "enum", values0); errors++;
			}
		}
		let data7 = data.assignee_id;
		if(data7 !== undefined){
			const _errs14 = errors;
			let valid10 = false;
			const _errs15 = errors;
			if(!Number.isSafeInteger(data7) && !plainInteger(data7)){
				vErrors = fail(vErrors, "/assignee_id", integerFault(data7), "integer"); errors++;
			}
			var _valid4 = _errs15 === errors;
			if(_valid4){
				valid10 = true;
			}
			var end4 = errors;
			if(!valid10){
				const _errs16 = errors;
				if(!(checkMergeRequestNoneOrAny(data7))){
					vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/assignee_id");
					errors = vErrors.length;
				}
				var _valid5 = _errs16 === errors;
				if(_valid5){
					valid10 = true;
				}
				var end5 = errors;
			}
			if(!valid10){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/assignee_id", start: _errs14, ends: [end4, end5] });
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
		let data8 = data.author_id;
		if(data8 !== undefined){
			if(!Number.isSafeInteger(data8) && !plainInteger(data8)){
				vErrors = fail(vErrors, "/author_id", integerFault(data8), "integer"); errors++;
			}
		}
		let data9 = data.author_username;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/author_username", "type", "string"); errors++;
			}
		}
		let data10 = data.created_after;
		if(data10 !== undefined){
			if(typeof data10 === "string"){
				if(!dateTimeFormat(data10)){
					vErrors = fail(vErrors, "/created_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_after", "type", "string"); errors++;
			}
		}
		let data11 = data.created_before;
		if(data11 !== undefined){
			if(typeof data11 === "string"){
				if(!dateTimeFormat(data11)){
					vErrors = fail(vErrors, "/created_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_before", "type", "string"); errors++;
			}
		}
		let data12 = data.updated_after;
		if(data12 !== undefined){
			if(typeof data12 === "string"){
				if(!dateTimeFormat(data12)){
					vErrors = fail(vErrors, "/updated_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_after", "type", "string"); errors++;
			}
		}
		let data13 = data.updated_before;
		if(data13 !== undefined){
			if(typeof data13 === "string"){
				if(!dateTimeFormat(data13)){
					vErrors = fail(vErrors, "/updated_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_before", "type", "string"); errors++;
			}
		}
		let data14 = data.deployed_after;
		if(data14 !== undefined){
			if(typeof data14 === "string"){
				if(!dateTimeFormat(data14)){
					vErrors = fail(vErrors, "/deployed_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/deployed_after", "type", "string"); errors++;
			}
		}
		let data15 = data.deployed_before;
		if(data15 !== undefined){
			if(typeof data15 === "string"){
				if(!dateTimeFormat(data15)){
					vErrors = fail(vErrors, "/deployed_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/deployed_before", "type", "string"); errors++;
			}
		}
		let data16 = data.environment;
		if(data16 !== undefined){
			if(typeof data16 !== "string"){
				vErrors = fail(vErrors, "/environment", "type", "string"); errors++;
			}
		}
		let data17 = data.search;
		if(data17 !== undefined){
			if(typeof data17 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data18 = data.in;
		if(data18 !== undefined){
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
		let data20 = data.labels;
		if(data20 !== undefined){
			if(Array.isArray(data20)){
				const before3 = errors;
				for(let i3=0; i3<data20.length; i3++){
					let data21 = data20[i3];
					const _errs31 = errors;
					let valid25 = false;
					const _errs32 = errors;
					if(!(checkMergeRequestNoneOrAny(data21))){
						vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/labels/" + i3);
						errors = vErrors.length;
					}
					var _valid6 = _errs32 === errors;
					if(_valid6){
						valid25 = true;
					}
					var end6 = errors;
					if(!valid25){
						const _errs33 = errors;
						if(typeof data21 !== "string"){
							vErrors = fail(vErrors, "/labels/" + i3, "type", "string"); errors++;
						}
						var _valid7 = _errs33 === errors;
						if(_valid7){
							valid25 = true;
						}
						var end7 = errors;
					}
					if(!valid25){
						vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/labels/" + i3, start: _errs31, ends: [end6, end7] });
						errors = vErrors.length;
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
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/labels", "type", "array"); errors++;
			}
		}
		let data22 = data.merge_user_id;
		if(data22 !== undefined){
			if(!Number.isSafeInteger(data22) && !plainInteger(data22)){
				vErrors = fail(vErrors, "/merge_user_id", integerFault(data22), "integer"); errors++;
			}
		}
		let data23 = data.merge_user_username;
		if(data23 !== undefined){
			if(typeof data23 !== "string"){
				vErrors = fail(vErrors, "/merge_user_username", "type", "string"); errors++;
			}
		}
		let data24 = data.milestone;
		if(data24 !== undefined){
			const _errs37 = errors;
			let valid29 = false;
			const _errs38 = errors;
			if(!(checkMergeRequestNoneOrAny(data24))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/milestone");
				errors = vErrors.length;
			}
			var _valid8 = _errs38 === errors;
			if(_valid8){
				valid29 = true;
			}
			var end8 = errors;
			if(!valid29){
				const _errs39 = errors;
				if(typeof data24 !== "string"){
					vErrors = fail(vErrors, "/milestone", "type", "string"); errors++;
				}
				var _valid9 = _errs39 === errors;
				if(_valid9){
					valid29 = true;
				}
				var end9 = errors;
			}
			if(!valid29){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/milestone", start: _errs37, ends: [end8, end9] });
				errors = vErrors.length;
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
		let data25 = data.my_reaction_emoji;
		if(data25 !== undefined){
			const _errs41 = errors;
			let valid31 = false;
			const _errs42 = errors;
			if(!(checkMergeRequestNoneOrAny(data25))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/my_reaction_emoji");
				errors = vErrors.length;
			}
			var _valid10 = _errs42 === errors;
			if(_valid10){
				valid31 = true;
			}
			var end10 = errors;
			if(!valid31){
				const _errs43 = errors;
				if(typeof data25 !== "string"){
					vErrors = fail(vErrors, "/my_reaction_emoji", "type", "string"); errors++;
				}
				var _valid11 = _errs43 === errors;
				if(_valid11){
					valid31 = true;
				}
				var end11 = errors;
			}
			if(!valid31){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/my_reaction_emoji", start: _errs41, ends: [end10, end11] });
				errors = vErrors.length;
			} else {
				errors = _errs41;
				if(vErrors !== null){
					if(_errs41){
						vErrors.length = _errs41;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data26 = data.not;
		if(data26 !== undefined){
			if(!(checkMergeRequestExclusion(data26))){
				vErrors = join(vErrors, checkMergeRequestExclusion.errors, "/not");
				errors = vErrors.length;
			}
		}
		let data27 = data.order_by;
		if(data27 !== undefined){
			if(!values2.includes(data27)){
				vErrors = fail(vErrors, "/order_by", "enum", values2); errors++;
			}
		}
		let data28 = data.sort;
		if(data28 !== undefined){
			if(!(checkSortDirection(data28))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		let data29 = data.reviewer_id;
		if(data29 !== undefined){
			if(!Number.isSafeInteger(data29) && !plainInteger(data29)){
				vErrors = fail(vErrors, "/reviewer_id", integerFault(data29), "integer"); errors++;
			}
		}
		let data30 = data.reviewer_username;
		if(data30 !== undefined){
			if(typeof data30 !== "string"){
				vErrors = fail(vErrors, "/reviewer_username", "type", "string"); errors++;
			}
		}
		let data31 = data.scope;
		if(data31 !== undefined){
			if(!(checkMergeRequestScope(data31))){
				vErrors = join(vErrors, checkMergeRequestScope.errors, "/scope");
				errors = vErrors.length;
			}
		}
		let data32 = data.source_branch;
		if(data32 !== undefined){
			if(typeof data32 !== "string"){
				vErrors = fail(vErrors, "/source_branch", "type", "string"); errors++;
			}
		}
		let data33 = data.target_branch;
		if(data33 !== undefined){
			if(typeof data33 !== "string"){
				vErrors = fail(vErrors, "/target_branch", "type", "string"); errors++;
			}
		}
		let data34 = data.state;
		if(data34 !== undefined){
			if(!values3.includes(data34)){
				vErrors = fail(vErrors, "/state", "enum", values3); errors++;
			}
		}
		let data35 = data.view;
		if(data35 !== undefined){
			if(data35 !== "simple"){
				vErrors = fail(vErrors, "/view", "enum", values4); errors++;
			}
		}
		let data36 = data.with_labels_details;
		if(data36 !== undefined){
			if(typeof data36 !== "boolean"){
				vErrors = fail(vErrors, "/with_labels_details", "type", "boolean"); errors++;
			}
		}
		let data37 = data.with_merge_status_recheck;
		if(data37 !== undefined){
			if(typeof data37 !== "boolean"){
				vErrors = fail(vErrors, "/with_merge_status_recheck", "type", "boolean"); errors++;
			}
		}
		let data38 = data.wip;
		if(data38 !== undefined){
			if((data38 !== "yes") && (data38 !== "no")){
				vErrors = fail(vErrors, "/wip", "enum", values0); errors++;
			}
		}
		let data39 = data.page;
		if(data39 !== undefined){
			if(!Number.isSafeInteger(data39) && !plainInteger(data39)){
				vErrors = fail(vErrors, "/page", integerFault(data39), "integer"); errors++;
			}
			if(typeof data39 == "number"){
				if(data39 < 1 || isNaN(data39)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data40 = data.per_page;
		if(data40 !== undefined){
			if(!Number.isSafeInteger(data40) && !plainInteger(data40)){
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
	if(errors !== 0){
		checkListMergeRequestsQuery.errors = vErrors;
	}
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
	if(errors !== 0){
		checkListMergeRequests200.errors = vErrors;
	}
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
	'403': {
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
