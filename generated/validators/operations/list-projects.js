import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, unite, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkMemberAccessLevel } from '../schemas/member-access-level.js';
import { checkProject } from '../schemas/project.js';
import { checkSortDirection } from '../schemas/sort-direction.js';
import { check96065f9bad27 } from '../shared/96065f9bad27.js';

const values0 = ["id","name","path","created_at","updated_at","star_count","last_activity_at","similarity","repository_size","storage_size","packages_size","wiki_size"];

function checkListProjectsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.archived;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/archived", "type", "boolean"); errors++;
			}
		}
		let data1 = data.imported;
		if(data1 !== undefined){
			if(typeof data1 !== "boolean"){
				vErrors = fail(vErrors, "/imported", "type", "boolean"); errors++;
			}
		}
		let data2 = data.include_hidden;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/include_hidden", "type", "boolean"); errors++;
			}
		}
		let data3 = data.include_pending_delete;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/include_pending_delete", "type", "boolean"); errors++;
			}
		}
		let data4 = data.membership;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/membership", "type", "boolean"); errors++;
			}
		}
		let data5 = data.owned;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/owned", "type", "boolean"); errors++;
			}
		}
		let data6 = data.starred;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/starred", "type", "boolean"); errors++;
			}
		}
		let data7 = data.statistics;
		if(data7 !== undefined){
			if(typeof data7 !== "boolean"){
				vErrors = fail(vErrors, "/statistics", "type", "boolean"); errors++;
			}
		}
		let data8 = data.simple;
		if(data8 !== undefined){
			if(typeof data8 !== "boolean"){
				vErrors = fail(vErrors, "/simple", "type", "boolean"); errors++;
			}
		}
		let data9 = data.repository_checksum_failed;
		if(data9 !== undefined){
			if(typeof data9 !== "boolean"){
				vErrors = fail(vErrors, "/repository_checksum_failed", "type", "boolean"); errors++;
			}
		}
		let data10 = data.search_namespaces;
		if(data10 !== undefined){
			if(typeof data10 !== "boolean"){
				vErrors = fail(vErrors, "/search_namespaces", "type", "boolean"); errors++;
			}
		}
		let data11 = data.id_after;
		if(data11 !== undefined){
			if(!Number.isSafeInteger(data11) && !plainInteger(data11)){
				vErrors = fail(vErrors, "/id_after", integerFault(data11), "integer"); errors++;
			}
		}
		let data12 = data.id_before;
		if(data12 !== undefined){
			if(!Number.isSafeInteger(data12) && !plainInteger(data12)){
				vErrors = fail(vErrors, "/id_before", integerFault(data12), "integer"); errors++;
			}
		}
		let data13 = data.min_access_level;
		if(data13 !== undefined){
			if(!(checkMemberAccessLevel(data13))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/min_access_level");
				errors = vErrors.length;
			}
		}
		let data14 = data.topic_id;
		if(data14 !== undefined){
			if(!Number.isSafeInteger(data14) && !plainInteger(data14)){
				vErrors = fail(vErrors, "/topic_id", integerFault(data14), "integer"); errors++;
			}
		}
		let data15 = data.last_activity_after;
		if(data15 !== undefined){
			if(typeof data15 === "string"){
				if(!dateTimeFormat(data15)){
					vErrors = fail(vErrors, "/last_activity_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/last_activity_after", "type", "string"); errors++;
			}
		}
		let data16 = data.last_activity_before;
		if(data16 !== undefined){
			if(typeof data16 === "string"){
				if(!dateTimeFormat(data16)){
					vErrors = fail(vErrors, "/last_activity_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/last_activity_before", "type", "string"); errors++;
			}
		}
		let data17 = data.updated_after;
		if(data17 !== undefined){
			if(typeof data17 === "string"){
				if(!dateTimeFormat(data17)){
					vErrors = fail(vErrors, "/updated_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_after", "type", "string"); errors++;
			}
		}
		let data18 = data.updated_before;
		if(data18 !== undefined){
			if(typeof data18 === "string"){
				if(!dateTimeFormat(data18)){
					vErrors = fail(vErrors, "/updated_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_before", "type", "string"); errors++;
			}
		}
		let data19 = data.order_by;
		if(data19 !== undefined){
			const _errs20 = errors;
			let valid20 = false;
			const _errs21 = errors;
			if(!values0.includes(data19)){
				vErrors = fail(vErrors, "/order_by", "enum", values0); errors++;
			}
			var _valid0 = _errs21 === errors;
			if(_valid0){
				valid20 = true;
			}
			var end0 = errors;
			if(!valid20){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/order_by", start: _errs20, ends: [end0] });
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
		let data20 = data.sort;
		if(data20 !== undefined){
			if(!(checkSortDirection(data20))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		let data21 = data.repository_storage;
		if(data21 !== undefined){
			if(typeof data21 !== "string"){
				vErrors = fail(vErrors, "/repository_storage", "type", "string"); errors++;
			}
		}
		let data22 = data.search;
		if(data22 !== undefined){
			if(typeof data22 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data23 = data.topic;
		if(data23 !== undefined){
			if(Array.isArray(data23)){
				const before0 = errors;
				for(let i0=0; i0<data23.length; i0++){
					if(typeof data23[i0] !== "string"){
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
		let data25 = data.page;
		if(data25 !== undefined){
			if(!Number.isSafeInteger(data25) && !plainInteger(data25)){
				vErrors = fail(vErrors, "/page", integerFault(data25), "integer"); errors++;
			}
			if(typeof data25 == "number"){
				if(data25 < 1 || isNaN(data25)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data26 = data.per_page;
		if(data26 !== undefined){
			if(!Number.isSafeInteger(data26) && !plainInteger(data26)){
				vErrors = fail(vErrors, "/per_page", integerFault(data26), "integer"); errors++;
			}
			if(typeof data26 == "number"){
				if(data26 > 100 || isNaN(data26)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data26 < 1 || isNaN(data26)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListProjectsQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListProjects200(data){
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
		checkListProjects200.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	query: validator(checkListProjectsQuery),
};

export const body = {};

export const responses = {
	'200': {
		headers: validator(check96065f9bad27),
		content: {
			'application/json': validator(checkListProjects200),
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
