import { fail, integerFault, isPlainInteger as plainInteger, join, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkMemberAccessLevel } from '../schemas/member-access-level.js';
import { checkProject } from '../schemas/project.js';
import { checkSortDirection } from '../schemas/sort-direction.js';
import { checkVisibility } from '../schemas/visibility.js';
import { check450aa270454b } from '../shared/450aa270454b.js';
import { check96065f9bad27 } from '../shared/96065f9bad27.js';

const values0 = ["id","name","path","created_at","updated_at","star_count","last_activity_at","similarity"];

function checkListGroupProjectsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.archived;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/archived", "type", "boolean"); errors++;
			}
		}
		let data1 = data.search;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data2 = data.visibility;
		if(data2 !== undefined){
			if(!(checkVisibility(data2))){
				vErrors = join(vErrors, checkVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		let data3 = data.order_by;
		if(data3 !== undefined){
			if(!values0.includes(data3)){
				vErrors = fail(vErrors, "/order_by", "enum", values0); errors++;
			}
		}
		let data4 = data.sort;
		if(data4 !== undefined){
			if(!(checkSortDirection(data4))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		let data5 = data.simple;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/simple", "type", "boolean"); errors++;
			}
		}
		let data6 = data.owned;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/owned", "type", "boolean"); errors++;
			}
		}
		let data7 = data.starred;
		if(data7 !== undefined){
			if(typeof data7 !== "boolean"){
				vErrors = fail(vErrors, "/starred", "type", "boolean"); errors++;
			}
		}
		let data8 = data.min_access_level;
		if(data8 !== undefined){
			if(!(checkMemberAccessLevel(data8))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/min_access_level");
				errors = vErrors.length;
			}
		}
		let data9 = data.topic;
		if(data9 !== undefined){
			if(Array.isArray(data9)){
				const before0 = errors;
				for(let i0=0; i0<data9.length; i0++){
					if(typeof data9[i0] !== "string"){
						vErrors = fail(vErrors, "/topic/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/topic", "type", "array"); errors++;
			}
		}
		let data11 = data.with_shared;
		if(data11 !== undefined){
			if(typeof data11 !== "boolean"){
				vErrors = fail(vErrors, "/with_shared", "type", "boolean"); errors++;
			}
		}
		let data12 = data.include_subgroups;
		if(data12 !== undefined){
			if(typeof data12 !== "boolean"){
				vErrors = fail(vErrors, "/include_subgroups", "type", "boolean"); errors++;
			}
		}
		let data13 = data.page;
		if(data13 !== undefined){
			if(!Number.isSafeInteger(data13) && !plainInteger(data13)){
				vErrors = fail(vErrors, "/page", integerFault(data13), "integer"); errors++;
			}
			if(typeof data13 == "number"){
				if(data13 < 1 || isNaN(data13)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data14 = data.per_page;
		if(data14 !== undefined){
			if(!Number.isSafeInteger(data14) && !plainInteger(data14)){
				vErrors = fail(vErrors, "/per_page", integerFault(data14), "integer"); errors++;
			}
			if(typeof data14 == "number"){
				if(data14 > 100 || isNaN(data14)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data14 < 1 || isNaN(data14)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListGroupProjectsQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListGroupProjects200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkProject(data[i0]))){
				vErrors = join(vErrors, checkProject.errors, "/" + i0);
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
		checkListGroupProjects200.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check450aa270454b),
	query: validator(checkListGroupProjectsQuery),
};

export const body = {};

export const responses = {
	'200': {
		headers: validator(check96065f9bad27),
		content: {
			'application/json': validator(checkListGroupProjects200),
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
