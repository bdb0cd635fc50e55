import { isDate as dateFormat } from '../runtime/formats/date.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validator } from '../runtime/validator.js';
import { checkError } from '../schemas/error.js';
import { checkGroupListItem } from '../schemas/group-list-item.js';
import { checkMemberAccessLevel } from '../schemas/member-access-level.js';
import { checkSortDirection } from '../schemas/sort-direction.js';
import { checkVisibility } from '../schemas/visibility.js';
import { check96065f9bad27 } from '../shared/96065f9bad27.js';

const values0 = ["name","path","id","similarity"];
const values1 = ["keyset"];

function checkListGroupsQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data["skip_groups[]"] !== undefined){
			let data0 = data["skip_groups[]"];
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					let data1 = data0[i0];
					if(!Number.isSafeInteger(data1)){
						vErrors = fail(vErrors, "/skip_groups[]/" + i0, integerFault(data1), "integer"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/skip_groups[]", "type", "array"); errors++;
			}
		}
		if(data.all_available !== undefined){
			if(typeof data.all_available !== "boolean"){
				vErrors = fail(vErrors, "/all_available", "type", "boolean"); errors++;
			}
		}
		if(data.search !== undefined){
			if(typeof data.search !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		if(data.order_by !== undefined){
			if(!values0.includes(data.order_by)){
				vErrors = fail(vErrors, "/order_by", "enum", values0); errors++;
			}
		}
		if(data.sort !== undefined){
			if(!(checkSortDirection(data.sort))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		if(data.statistics !== undefined){
			if(typeof data.statistics !== "boolean"){
				vErrors = fail(vErrors, "/statistics", "type", "boolean"); errors++;
			}
		}
		if(data.visibility !== undefined){
			if(!(checkVisibility(data.visibility))){
				vErrors = join(vErrors, checkVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		if(data.with_custom_attributes !== undefined){
			if(typeof data.with_custom_attributes !== "boolean"){
				vErrors = fail(vErrors, "/with_custom_attributes", "type", "boolean"); errors++;
			}
		}
		if(data.owned !== undefined){
			if(typeof data.owned !== "boolean"){
				vErrors = fail(vErrors, "/owned", "type", "boolean"); errors++;
			}
		}
		if(data.min_access_level !== undefined){
			if(!(checkMemberAccessLevel(data.min_access_level))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/min_access_level");
				errors = vErrors.length;
			}
		}
		if(data.top_level_only !== undefined){
			if(typeof data.top_level_only !== "boolean"){
				vErrors = fail(vErrors, "/top_level_only", "type", "boolean"); errors++;
			}
		}
		if(data.repository_storage !== undefined){
			if(typeof data.repository_storage !== "string"){
				vErrors = fail(vErrors, "/repository_storage", "type", "string"); errors++;
			}
		}
		if(data.marked_for_deletion_on !== undefined){
			let data13 = data.marked_for_deletion_on;
			if(typeof data13 === "string"){
				if(!dateFormat(data13)){
					vErrors = fail(vErrors, "/marked_for_deletion_on", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/marked_for_deletion_on", "type", "string"); errors++;
			}
		}
		if(data.custom_attributes !== undefined){
			let data14 = data.custom_attributes;
			if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
				const before1 = errors;
				for(const key0 of Object.keys(data14)){
					if(!(false)){
						if(typeof data14[key0] !== "string"){
							vErrors = fail(vErrors, "/custom_attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "string"); errors++;
						}
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/custom_attributes", "type", "object"); errors++;
			}
		}
		if(data.page !== undefined){
			let data16 = data.page;
			if(!Number.isSafeInteger(data16)){
				vErrors = fail(vErrors, "/page", integerFault(data16), "integer"); errors++;
			}
			if(typeof data16 == "number"){
				if(data16 < 1 || isNaN(data16)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		if(data.per_page !== undefined){
			let data17 = data.per_page;
			if(!Number.isSafeInteger(data17)){
				vErrors = fail(vErrors, "/per_page", integerFault(data17), "integer"); errors++;
			}
			if(typeof data17 == "number"){
				if(data17 > 100 || isNaN(data17)){
					vErrors = fail(vErrors, "/per_page", "maximum", 100); errors++;
				}
				if(data17 < 1 || isNaN(data17)){
					vErrors = fail(vErrors, "/per_page", "minimum", 1); errors++;
				}
			}
		}
		if(data.pagination !== undefined){
			if(data.pagination !== "keyset"){
				vErrors = fail(vErrors, "/pagination", "enum", values1); errors++;
			}
		}
		if(data.cursor !== undefined){
			if(typeof data.cursor !== "string"){
				vErrors = fail(vErrors, "/cursor", "type", "string"); errors++;
			}
		}
		if(data.id_after !== undefined){
			let data20 = data.id_after;
			if(!Number.isSafeInteger(data20)){
				vErrors = fail(vErrors, "/id_after", integerFault(data20), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkListGroupsQuery.errors = vErrors;
	return errors === 0;
}

function checkListGroups200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkGroupListItem(data[i0]))){
				vErrors = join(vErrors, checkGroupListItem.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	checkListGroups200.errors = vErrors;
	return errors === 0;
}

export const parameters = {
	query: validator(checkListGroupsQuery),
};

export const body = {};

export const responses = {
	'200': {
		headers: validator(check96065f9bad27),
		content: {
			'application/json': validator(checkListGroups200),
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
