import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validator } from '../runtime/validator.js';
import { checkError } from '../schemas/error.js';
import { checkMemberAccessLevel } from '../schemas/member-access-level.js';
import { checkProject } from '../schemas/project.js';
import { checkSortDirection } from '../schemas/sort-direction.js';
import { check96065f9bad27 } from '../shared/96065f9bad27.js';

const values0 = ["id","name","path","created_at","updated_at","star_count","last_activity_at"];
const values1 = ["similarity"];
const values2 = ["repository_size","storage_size","packages_size","wiki_size"];

function checkListProjectsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.archived !== undefined){
			if(typeof data.archived !== "boolean"){
				vErrors = fail(vErrors, "/archived", "type", "boolean"); errors++;
			}
		}
		if(data.imported !== undefined){
			if(typeof data.imported !== "boolean"){
				vErrors = fail(vErrors, "/imported", "type", "boolean"); errors++;
			}
		}
		if(data.include_hidden !== undefined){
			if(typeof data.include_hidden !== "boolean"){
				vErrors = fail(vErrors, "/include_hidden", "type", "boolean"); errors++;
			}
		}
		if(data.include_pending_delete !== undefined){
			if(typeof data.include_pending_delete !== "boolean"){
				vErrors = fail(vErrors, "/include_pending_delete", "type", "boolean"); errors++;
			}
		}
		if(data.membership !== undefined){
			if(typeof data.membership !== "boolean"){
				vErrors = fail(vErrors, "/membership", "type", "boolean"); errors++;
			}
		}
		if(data.owned !== undefined){
			if(typeof data.owned !== "boolean"){
				vErrors = fail(vErrors, "/owned", "type", "boolean"); errors++;
			}
		}
		if(data.starred !== undefined){
			if(typeof data.starred !== "boolean"){
				vErrors = fail(vErrors, "/starred", "type", "boolean"); errors++;
			}
		}
		if(data.statistics !== undefined){
			if(typeof data.statistics !== "boolean"){
				vErrors = fail(vErrors, "/statistics", "type", "boolean"); errors++;
			}
		}
		if(data.simple !== undefined){
			if(typeof data.simple !== "boolean"){
				vErrors = fail(vErrors, "/simple", "type", "boolean"); errors++;
			}
		}
		if(data.repository_checksum_failed !== undefined){
			if(typeof data.repository_checksum_failed !== "boolean"){
				vErrors = fail(vErrors, "/repository_checksum_failed", "type", "boolean"); errors++;
			}
		}
		if(data.search_namespaces !== undefined){
			if(typeof data.search_namespaces !== "boolean"){
				vErrors = fail(vErrors, "/search_namespaces", "type", "boolean"); errors++;
			}
		}
		if(data.id_after !== undefined){
			let data11 = data.id_after;
			if(!Number.isSafeInteger(data11)){
				vErrors = fail(vErrors, "/id_after", integerFault(data11), "integer"); errors++;
			}
		}
		if(data.id_before !== undefined){
			let data12 = data.id_before;
			if(!Number.isSafeInteger(data12)){
				vErrors = fail(vErrors, "/id_before", integerFault(data12), "integer"); errors++;
			}
		}
		if(data.min_access_level !== undefined){
			if(!(checkMemberAccessLevel(data.min_access_level))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/min_access_level");
				errors = vErrors.length;
			}
		}
		if(data.topic_id !== undefined){
			let data14 = data.topic_id;
			if(!Number.isSafeInteger(data14)){
				vErrors = fail(vErrors, "/topic_id", integerFault(data14), "integer"); errors++;
			}
		}
		if(data.last_activity_after !== undefined){
			let data15 = data.last_activity_after;
			if(typeof data15 === "string"){
				if(!dateTimeFormat(data15)){
					vErrors = fail(vErrors, "/last_activity_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/last_activity_after", "type", "string"); errors++;
			}
		}
		if(data.last_activity_before !== undefined){
			let data16 = data.last_activity_before;
			if(typeof data16 === "string"){
				if(!dateTimeFormat(data16)){
					vErrors = fail(vErrors, "/last_activity_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/last_activity_before", "type", "string"); errors++;
			}
		}
		if(data.updated_after !== undefined){
			let data17 = data.updated_after;
			if(typeof data17 === "string"){
				if(!dateTimeFormat(data17)){
					vErrors = fail(vErrors, "/updated_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_after", "type", "string"); errors++;
			}
		}
		if(data.updated_before !== undefined){
			let data18 = data.updated_before;
			if(typeof data18 === "string"){
				if(!dateTimeFormat(data18)){
					vErrors = fail(vErrors, "/updated_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updated_before", "type", "string"); errors++;
			}
		}
		if(data.order_by !== undefined){
			let data19 = data.order_by;
			const _errs20 = errors;
			let valid20 = false;
			const _errs21 = errors;
			if(!values0.includes(data19)){
				vErrors = fail(vErrors, "/order_by", "enum", values0); errors++;
			}
			var _valid0 = _errs21 === errors;
			valid20 = valid20 || _valid0;
			if(!valid20){
				const _errs22 = errors;
				if(data19 !== "similarity"){
					vErrors = fail(vErrors, "/order_by", "enum", values1); errors++;
				}
				var _valid0 = _errs22 === errors;
				valid20 = valid20 || _valid0;
				if(!valid20){
					const _errs23 = errors;
					if(!values2.includes(data19)){
						vErrors = fail(vErrors, "/order_by", "enum", values2); errors++;
					}
					var _valid0 = _errs23 === errors;
					valid20 = valid20 || _valid0;
				}
			}
			if(!valid20){
				vErrors = fail(vErrors, "/order_by", "anyOf"); errors++;
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
		if(data.sort !== undefined){
			if(!(checkSortDirection(data.sort))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		if(data.repository_storage !== undefined){
			if(typeof data.repository_storage !== "string"){
				vErrors = fail(vErrors, "/repository_storage", "type", "string"); errors++;
			}
		}
		if(data.search !== undefined){
			if(typeof data.search !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		if(data.topic !== undefined){
			let data23 = data.topic;
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
		if(data.page !== undefined){
			let data25 = data.page;
			if(!Number.isSafeInteger(data25)){
				vErrors = fail(vErrors, "/page", integerFault(data25), "integer"); errors++;
			}
			if(typeof data25 == "number"){
				if(data25 < 1 || isNaN(data25)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data26 = data.per_page;
			if(!Number.isSafeInteger(data26)){
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
	checkListProjectsQuery.errors = vErrors;
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
	checkListProjects200.errors = vErrors;
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
	'414': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
