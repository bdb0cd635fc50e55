import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, unite, validator } from '../runtime/validation.js';
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
		let data0 = data["iids[]"];
		if(data0 !== undefined){
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					let data1 = data0[i0];
					if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
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
		let data2 = data["approved_by_ids[]"];
		if(data2 !== undefined){
			if(Array.isArray(data2)){
				if(data2.length > 5){
					vErrors = fail(vErrors, "/approved_by_ids[]", "maxItems", 5); errors++;
				}
				const before1 = errors;
				for(let i1=0; i1<data2.length; i1++){
					let data3 = data2[i1];
					const _errs4 = errors;
					let valid4 = false;
					const _errs5 = errors;
					if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
						vErrors = fail(vErrors, "/approved_by_ids[]/" + i1, integerFault(data3), "integer"); errors++;
					}
					var _valid0 = _errs5 === errors;
					if(_valid0){
						valid4 = true;
					}
					var end0 = errors;
					if(!valid4){
						const _errs6 = errors;
						if(!(checkMergeRequestNoneOrAny(data3))){
							vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approved_by_ids[]/" + i1);
							errors = vErrors.length;
						}
						var _valid1 = _errs6 === errors;
						if(_valid1){
							valid4 = true;
						}
						var end1 = errors;
					}
					if(!valid4){
						vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/approved_by_ids[]/" + i1, start: _errs4, ends: [end0, end1] });
						errors = vErrors.length;
					} else {
						errors = _errs4;
						if(vErrors !== null){
							if(_errs4){
								vErrors.length = _errs4;
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
				vErrors = fail(vErrors, "/approved_by_ids[]", "type", "array"); errors++;
			}
		}
		let data4 = data.approved_by_ids;
		if(data4 !== undefined){
			if(!(checkMergeRequestNoneOrAny(data4))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approved_by_ids");
				errors = vErrors.length;
			}
		}
		let data5 = data["approver_ids[]"];
		if(data5 !== undefined){
			if(Array.isArray(data5)){
				const before2 = errors;
				for(let i2=0; i2<data5.length; i2++){
					let data6 = data5[i2];
					const _errs10 = errors;
					let valid8 = false;
					const _errs11 = errors;
					if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
						vErrors = fail(vErrors, "/approver_ids[]/" + i2, integerFault(data6), "integer"); errors++;
					}
					var _valid2 = _errs11 === errors;
					if(_valid2){
						valid8 = true;
					}
					var end2 = errors;
					if(!valid8){
						const _errs12 = errors;
						if(!(checkMergeRequestNoneOrAny(data6))){
							vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approver_ids[]/" + i2);
							errors = vErrors.length;
						}
						var _valid3 = _errs12 === errors;
						if(_valid3){
							valid8 = true;
						}
						var end3 = errors;
					}
					if(!valid8){
						vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/approver_ids[]/" + i2, start: _errs10, ends: [end2, end3] });
						errors = vErrors.length;
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
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/approver_ids[]", "type", "array"); errors++;
			}
		}
		let data7 = data.approver_ids;
		if(data7 !== undefined){
			if(!(checkMergeRequestNoneOrAny(data7))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/approver_ids");
				errors = vErrors.length;
			}
		}
		let data8 = data.approved;
		if(data8 !== undefined){
			if((data8 !== "yes") && (data8 !== "no")){
				vErrors = fail(vErrors, "/approved", "enum", values0); errors++;
			}
		}
		let data9 = data.assignee_id;
		if(data9 !== undefined){
			const _errs16 = errors;
			let valid12 = false;
			const _errs17 = errors;
			if(!Number.isSafeInteger(data9) && !plainInteger(data9)){
				vErrors = fail(vErrors, "/assignee_id", integerFault(data9), "integer"); errors++;
			}
			var _valid4 = _errs17 === errors;
			if(_valid4){
				valid12 = true;
			}
			var end4 = errors;
			if(!valid12){
				const _errs18 = errors;
				if(!(checkMergeRequestNoneOrAny(data9))){
					vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/assignee_id");
					errors = vErrors.length;
				}
				var _valid5 = _errs18 === errors;
				if(_valid5){
					valid12 = true;
				}
				var end5 = errors;
			}
			if(!valid12){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/assignee_id", start: _errs16, ends: [end4, end5] });
				errors = vErrors.length;
			} else {
				errors = _errs16;
				if(vErrors !== null){
					if(_errs16){
						vErrors.length = _errs16;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data10 = data.author_id;
		if(data10 !== undefined){
			if(!Number.isSafeInteger(data10) && !plainInteger(data10)){
				vErrors = fail(vErrors, "/author_id", integerFault(data10), "integer"); errors++;
			}
		}
		let data11 = data.author_username;
		if(data11 !== undefined){
			if(typeof data11 !== "string"){
				vErrors = fail(vErrors, "/author_username", "type", "string"); errors++;
			}
		}
		let data12 = data.created_after;
		if(data12 !== undefined){
			if(typeof data12 === "string"){
				if(!dateTimeFormat(data12)){
					vErrors = fail(vErrors, "/created_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_after", "type", "string"); errors++;
			}
		}
		let data13 = data.created_before;
		if(data13 !== undefined){
			if(typeof data13 === "string"){
				if(!dateTimeFormat(data13)){
					vErrors = fail(vErrors, "/created_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_before", "type", "string"); errors++;
			}
		}
		let data14 = data.updated_after;
		if(data14 !== undefined){
			if(typeof data14 === "string"){
				if(!dateTimeFormat(data14)){
					vErrors = fail(vErrors, "/updated_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_after", "type", "string"); errors++;
			}
		}
		let data15 = data.updated_before;
		if(data15 !== undefined){
			if(typeof data15 === "string"){
				if(!dateTimeFormat(data15)){
					vErrors = fail(vErrors, "/updated_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_before", "type", "string"); errors++;
			}
		}
		let data16 = data.deployed_after;
		if(data16 !== undefined){
			if(typeof data16 === "string"){
				if(!dateTimeFormat(data16)){
					vErrors = fail(vErrors, "/deployed_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/deployed_after", "type", "string"); errors++;
			}
		}
		let data17 = data.deployed_before;
		if(data17 !== undefined){
			if(typeof data17 === "string"){
				if(!dateTimeFormat(data17)){
					vErrors = fail(vErrors, "/deployed_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/deployed_before", "type", "string"); errors++;
			}
		}
		let data18 = data.environment;
		if(data18 !== undefined){
			if(typeof data18 !== "string"){
				vErrors = fail(vErrors, "/environment", "type", "string"); errors++;
			}
		}
		let data19 = data.search;
		if(data19 !== undefined){
			if(typeof data19 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data20 = data.in;
		if(data20 !== undefined){
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
		let data22 = data.labels;
		if(data22 !== undefined){
			if(Array.isArray(data22)){
				const before4 = errors;
				for(let i4=0; i4<data22.length; i4++){
					let data23 = data22[i4];
					const _errs33 = errors;
					let valid27 = false;
					const _errs34 = errors;
					if(!(checkMergeRequestNoneOrAny(data23))){
						vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/labels/" + i4);
						errors = vErrors.length;
					}
					var _valid6 = _errs34 === errors;
					if(_valid6){
						valid27 = true;
					}
					var end6 = errors;
					if(!valid27){
						const _errs35 = errors;
						if(typeof data23 !== "string"){
							vErrors = fail(vErrors, "/labels/" + i4, "type", "string"); errors++;
						}
						var _valid7 = _errs35 === errors;
						if(_valid7){
							valid27 = true;
						}
						var end7 = errors;
					}
					if(!valid27){
						vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/labels/" + i4, start: _errs33, ends: [end6, end7] });
						errors = vErrors.length;
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
					if(errors - before4 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/labels", "type", "array"); errors++;
			}
		}
		let data24 = data.merge_user_id;
		if(data24 !== undefined){
			if(!Number.isSafeInteger(data24) && !plainInteger(data24)){
				vErrors = fail(vErrors, "/merge_user_id", integerFault(data24), "integer"); errors++;
			}
		}
		let data25 = data.merge_user_username;
		if(data25 !== undefined){
			if(typeof data25 !== "string"){
				vErrors = fail(vErrors, "/merge_user_username", "type", "string"); errors++;
			}
		}
		let data26 = data.milestone;
		if(data26 !== undefined){
			const _errs39 = errors;
			let valid31 = false;
			const _errs40 = errors;
			if(!(checkMergeRequestNoneOrAny(data26))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/milestone");
				errors = vErrors.length;
			}
			var _valid8 = _errs40 === errors;
			if(_valid8){
				valid31 = true;
			}
			var end8 = errors;
			if(!valid31){
				const _errs41 = errors;
				if(typeof data26 !== "string"){
					vErrors = fail(vErrors, "/milestone", "type", "string"); errors++;
				}
				var _valid9 = _errs41 === errors;
				if(_valid9){
					valid31 = true;
				}
				var end9 = errors;
			}
			if(!valid31){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/milestone", start: _errs39, ends: [end8, end9] });
				errors = vErrors.length;
			} else {
				errors = _errs39;
				if(vErrors !== null){
					if(_errs39){
						vErrors.length = _errs39;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data27 = data.my_reaction_emoji;
		if(data27 !== undefined){
			const _errs43 = errors;
			let valid33 = false;
			const _errs44 = errors;
			if(!(checkMergeRequestNoneOrAny(data27))){
				vErrors = join(vErrors, checkMergeRequestNoneOrAny.errors, "/my_reaction_emoji");
				errors = vErrors.length;
			}
			var _valid10 = _errs44 === errors;
			if(_valid10){
				valid33 = true;
			}
			var end10 = errors;
			if(!valid33){
				const _errs45 = errors;
				if(typeof data27 !== "string"){
					vErrors = fail(vErrors, "/my_reaction_emoji", "type", "string"); errors++;
				}
				var _valid11 = _errs45 === errors;
				if(_valid11){
					valid33 = true;
				}
				var end11 = errors;
			}
			if(!valid33){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/my_reaction_emoji", start: _errs43, ends: [end10, end11] });
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
		}
		let data28 = data.not;
		if(data28 !== undefined){
			if(!(checkMergeRequestExclusion(data28))){
				vErrors = join(vErrors, checkMergeRequestExclusion.errors, "/not");
				errors = vErrors.length;
			}
		}
		let data29 = data.order_by;
		if(data29 !== undefined){
			if(!values2.includes(data29)){
				vErrors = fail(vErrors, "/order_by", "enum", values2); errors++;
			}
		}
		let data30 = data.sort;
		if(data30 !== undefined){
			if(!(checkSortDirection(data30))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		let data31 = data.reviewer_id;
		if(data31 !== undefined){
			if(!Number.isSafeInteger(data31) && !plainInteger(data31)){
				vErrors = fail(vErrors, "/reviewer_id", integerFault(data31), "integer"); errors++;
			}
		}
		let data32 = data.reviewer_username;
		if(data32 !== undefined){
			if(typeof data32 !== "string"){
				vErrors = fail(vErrors, "/reviewer_username", "type", "string"); errors++;
			}
		}
		let data33 = data.scope;
		if(data33 !== undefined){
			if(!(checkMergeRequestScope(data33))){
				vErrors = join(vErrors, checkMergeRequestScope.errors, "/scope");
				errors = vErrors.length;
			}
		}
		let data34 = data.source_branch;
		if(data34 !== undefined){
			if(typeof data34 !== "string"){
				vErrors = fail(vErrors, "/source_branch", "type", "string"); errors++;
			}
		}
		let data35 = data.target_branch;
		if(data35 !== undefined){
			if(typeof data35 !== "string"){
				vErrors = fail(vErrors, "/target_branch", "type", "string"); errors++;
			}
		}
		let data36 = data.state;
		if(data36 !== undefined){
			if(!values3.includes(data36)){
				vErrors = fail(vErrors, "/state", "enum", values3); errors++;
			}
		}
		let data37 = data.view;
		if(data37 !== undefined){
			if(data37 !== "simple"){
				vErrors = fail(vErrors, "/view", "enum", values4); errors++;
			}
		}
		let data38 = data.with_labels_details;
		if(data38 !== undefined){
			if(typeof data38 !== "boolean"){
				vErrors = fail(vErrors, "/with_labels_details", "type", "boolean"); errors++;
			}
		}
		let data39 = data.with_merge_status_recheck;
		if(data39 !== undefined){
			if(typeof data39 !== "boolean"){
				vErrors = fail(vErrors, "/with_merge_status_recheck", "type", "boolean"); errors++;
			}
		}
		let data40 = data.wip;
		if(data40 !== undefined){
			if((data40 !== "yes") && (data40 !== "no")){
				vErrors = fail(vErrors, "/wip", "enum", values0); errors++;
			}
		}
		let data41 = data.page;
		if(data41 !== undefined){
			if(!Number.isSafeInteger(data41) && !plainInteger(data41)){
				vErrors = fail(vErrors, "/page", integerFault(data41), "integer"); errors++;
			}
			if(typeof data41 == "number"){
				if(data41 < 1 || isNaN(data41)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data42 = data.per_page;
		if(data42 !== undefined){
			if(!Number.isSafeInteger(data42) && !plainInteger(data42)){
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
	if(errors !== 0){
		checkListProjectMergeRequestsQuery.errors = vErrors;
	}
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
	if(errors !== 0){
		checkListProjectMergeRequests200.errors = vErrors;
	}
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
	'403': {
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
