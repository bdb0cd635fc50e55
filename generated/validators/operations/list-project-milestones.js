import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkMilestone } from '../schemas/milestone.js';
import { checkMilestoneState } from '../schemas/milestone-state.js';
import { check450aa270454b } from '../shared/450aa270454b.js';
import { check96065f9bad27 } from '../shared/96065f9bad27.js';

function checkListProjectMilestonesQuery(data){
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
			if(!(checkMilestoneState(data2))){
				vErrors = join(vErrors, checkMilestoneState.errors, "/state");
				errors = vErrors.length;
			}
		}
		let data3 = data.title;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data4 = data.search;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data5 = data.include_parent_milestones;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/include_parent_milestones", "type", "boolean"); errors++;
			}
		}
		let data6 = data.include_ancestors;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/include_ancestors", "type", "boolean"); errors++;
			}
		}
		let data7 = data.updated_before;
		if(data7 !== undefined){
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/updated_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_before", "type", "string"); errors++;
			}
		}
		let data8 = data.updated_after;
		if(data8 !== undefined){
			if(typeof data8 === "string"){
				if(!dateTimeFormat(data8)){
					vErrors = fail(vErrors, "/updated_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_after", "type", "string"); errors++;
			}
		}
		let data9 = data.page;
		if(data9 !== undefined){
			if(!Number.isSafeInteger(data9) && !plainInteger(data9)){
				vErrors = fail(vErrors, "/page", integerFault(data9), "integer"); errors++;
			}
			if(typeof data9 == "number"){
				if(data9 < 1 || isNaN(data9)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data10 = data.per_page;
		if(data10 !== undefined){
			if(!Number.isSafeInteger(data10) && !plainInteger(data10)){
				vErrors = fail(vErrors, "/per_page", integerFault(data10), "integer"); errors++;
			}
			if(typeof data10 == "number"){
				if(data10 > 100 || isNaN(data10)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data10 < 1 || isNaN(data10)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListProjectMilestonesQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListProjectMilestones200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkMilestone(data[i0]))){
				vErrors = join(vErrors, checkMilestone.errors, "/" + i0);
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
		checkListProjectMilestones200.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check450aa270454b),
	query: validator(checkListProjectMilestonesQuery),
};

export const body = {};

export const responses = {
	'200': {
		headers: validator(check96065f9bad27),
		content: {
			'application/json': validator(checkListProjectMilestones200),
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
