import { isDate as dateFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, validator } from '../runtime/validation.js';
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
		let data0 = data["skip_groups[]"];
		if(data0 !== undefined){
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					let data1 = data0[i0];
					if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
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
		let data2 = data.all_available;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/all_available", "type", "boolean"); errors++;
			}
		}
		let data3 = data.search;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data4 = data.order_by;
		if(data4 !== undefined){
			if(!values0.includes(data4)){
				vErrors = fail(vErrors, "/order_by", "enum", values0); errors++;
			}
		}
		let data5 = data.sort;
		if(data5 !== undefined){
			if(!(checkSortDirection(data5))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		let data6 = data.statistics;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/statistics", "type", "boolean"); errors++;
			}
		}
		let data7 = data.visibility;
		if(data7 !== undefined){
			if(!(checkVisibility(data7))){
				vErrors = join(vErrors, checkVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		let data8 = data.with_custom_attributes;
		if(data8 !== undefined){
			if(typeof data8 !== "boolean"){
				vErrors = fail(vErrors, "/with_custom_attributes", "type", "boolean"); errors++;
			}
		}
		let data9 = data.owned;
		if(data9 !== undefined){
			if(typeof data9 !== "boolean"){
				vErrors = fail(vErrors, "/owned", "type", "boolean"); errors++;
			}
		}
		let data10 = data.min_access_level;
		if(data10 !== undefined){
			if(!(checkMemberAccessLevel(data10))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/min_access_level");
				errors = vErrors.length;
			}
		}
		let data11 = data.top_level_only;
		if(data11 !== undefined){
			if(typeof data11 !== "boolean"){
				vErrors = fail(vErrors, "/top_level_only", "type", "boolean"); errors++;
			}
		}
		let data12 = data.repository_storage;
		if(data12 !== undefined){
			if(typeof data12 !== "string"){
				vErrors = fail(vErrors, "/repository_storage", "type", "string"); errors++;
			}
		}
		let data13 = data.marked_for_deletion_on;
		if(data13 !== undefined){
			if(typeof data13 === "string"){
				if(!dateFormat(data13)){
					vErrors = fail(vErrors, "/marked_for_deletion_on", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/marked_for_deletion_on", "type", "string"); errors++;
			}
		}
		let data14 = data.custom_attributes;
		if(data14 !== undefined){
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
		let data16 = data.page;
		if(data16 !== undefined){
			if(!Number.isSafeInteger(data16) && !plainInteger(data16)){
				vErrors = fail(vErrors, "/page", integerFault(data16), "integer"); errors++;
			}
			if(typeof data16 == "number"){
				if(data16 < 1 || isNaN(data16)){
					vErrors = fail(vErrors, "/page", "minimum", 1); errors++;
				}
			}
		}
		let data17 = data.per_page;
		if(data17 !== undefined){
			if(!Number.isSafeInteger(data17) && !plainInteger(data17)){
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
		let data18 = data.pagination;
		if(data18 !== undefined){
			if(data18 !== "keyset"){
				vErrors = fail(vErrors, "/pagination", "enum", values1); errors++;
			}
		}
		let data19 = data.cursor;
		if(data19 !== undefined){
			if(typeof data19 !== "string"){
				vErrors = fail(vErrors, "/cursor", "type", "string"); errors++;
			}
		}
		let data20 = data.id_after;
		if(data20 !== undefined){
			if(!Number.isSafeInteger(data20) && !plainInteger(data20)){
				vErrors = fail(vErrors, "/id_after", integerFault(data20), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkListGroupsQuery.errors = vErrors;
	}
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
	if(errors !== 0){
		checkListGroups200.errors = vErrors;
	}
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
