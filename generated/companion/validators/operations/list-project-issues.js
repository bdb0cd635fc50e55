import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, unite, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkIssue } from '../schemas/issue.js';
import { checkSortDirection } from '../schemas/sort-direction.js';
import { check450aa270454b } from '../shared/450aa270454b.js';
import { check96065f9bad27 } from '../shared/96065f9bad27.js';

const values0 = ["opened","closed","all"];
const values1 = ["created_by_me","assigned_to_me","all"];
const values2 = ["None","Any"];
const values3 = ["created_at","updated_at","title","due_date","weight"];

function checkListProjectIssuesQuery(data){
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
		let data2 = data.state;
		if(data2 !== undefined){
			if(((data2 !== "opened") && (data2 !== "closed")) && (data2 !== "all")){
				vErrors = fail(vErrors, "/state", "enum", values0); errors++;
			}
		}
		let data3 = data.labels;
		if(data3 !== undefined){
			if(Array.isArray(data3)){
				const before1 = errors;
				for(let i1=0; i1<data3.length; i1++){
					if(typeof data3[i1] !== "string"){
						vErrors = fail(vErrors, "/labels/" + i1, "type", "string"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/labels", "type", "array"); errors++;
			}
		}
		let data5 = data.milestone;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/milestone", "type", "string"); errors++;
			}
		}
		let data6 = data.scope;
		if(data6 !== undefined){
			if(((data6 !== "created_by_me") && (data6 !== "assigned_to_me")) && (data6 !== "all")){
				vErrors = fail(vErrors, "/scope", "enum", values1); errors++;
			}
		}
		let data7 = data.author_id;
		if(data7 !== undefined){
			if(!Number.isSafeInteger(data7) && !plainInteger(data7)){
				vErrors = fail(vErrors, "/author_id", integerFault(data7), "integer"); errors++;
			}
		}
		let data8 = data.author_username;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/author_username", "type", "string"); errors++;
			}
		}
		let data9 = data.assignee_id;
		if(data9 !== undefined){
			const _errs10 = errors;
			let valid10 = false;
			const _errs11 = errors;
			if(!Number.isSafeInteger(data9) && !plainInteger(data9)){
				vErrors = fail(vErrors, "/assignee_id", integerFault(data9), "integer"); errors++;
			}
			var _valid0 = _errs11 === errors;
			if(_valid0){
				valid10 = true;
			}
			var end0 = errors;
			if(!valid10){
				const _errs12 = errors;
				if((data9 !== "None") && (data9 !== "Any")){
					vErrors = fail(vErrors, "/assignee_id", "enum", values2); errors++;
				}
				var _valid1 = _errs12 === errors;
				if(_valid1){
					valid10 = true;
				}
				var end1 = errors;
			}
			if(!valid10){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/assignee_id", start: _errs10, ends: [end0, end1] });
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
		}
		let data10 = data.search;
		if(data10 !== undefined){
			if(typeof data10 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data11 = data.confidential;
		if(data11 !== undefined){
			if(typeof data11 !== "boolean"){
				vErrors = fail(vErrors, "/confidential", "type", "boolean"); errors++;
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
		let data16 = data.order_by;
		if(data16 !== undefined){
			if(!values3.includes(data16)){
				vErrors = fail(vErrors, "/order_by", "enum", values3); errors++;
			}
		}
		let data17 = data.sort;
		if(data17 !== undefined){
			if(!(checkSortDirection(data17))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		let data18 = data.page;
		if(data18 !== undefined){
			if(!Number.isSafeInteger(data18) && !plainInteger(data18)){
				vErrors = fail(vErrors, "/page", integerFault(data18), "integer"); errors++;
			}
			if(typeof data18 == "number"){
				if(data18 < 1 || isNaN(data18)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data19 = data.per_page;
		if(data19 !== undefined){
			if(!Number.isSafeInteger(data19) && !plainInteger(data19)){
				vErrors = fail(vErrors, "/per_page", integerFault(data19), "integer"); errors++;
			}
			if(typeof data19 == "number"){
				if(data19 > 100 || isNaN(data19)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data19 < 1 || isNaN(data19)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListProjectIssuesQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListProjectIssues200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkIssue(data[i0]))){
				vErrors = join(vErrors, checkIssue.errors, "/" + i0);
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
		checkListProjectIssues200.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check450aa270454b),
	query: validator(checkListProjectIssuesQuery),
};

export const body = {};

export const responses = {
	'200': {
		headers: validator(check96065f9bad27),
		content: {
			'application/json': validator(checkListProjectIssues200),
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
