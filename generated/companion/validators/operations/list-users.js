import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkSortDirection } from '../schemas/sort-direction.js';
import { checkUser } from '../schemas/user.js';
import { check96065f9bad27 } from '../shared/96065f9bad27.js';

const values0 = ["id","name","username","created_at","updated_at"];
const values1 = ["keyset"];

function checkListUsersQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.username;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		let data1 = data.search;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/search", "type", "string"); errors++;
			}
		}
		let data2 = data.active;
		if(data2 !== undefined){
			if(typeof data2 !== "boolean"){
				vErrors = fail(vErrors, "/active", "type", "boolean"); errors++;
			}
		}
		let data3 = data.blocked;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/blocked", "type", "boolean"); errors++;
			}
		}
		let data4 = data.external;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/external", "type", "boolean"); errors++;
			}
		}
		let data5 = data.humans;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/humans", "type", "boolean"); errors++;
			}
		}
		let data6 = data.admins;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/admins", "type", "boolean"); errors++;
			}
		}
		let data7 = data.created_after;
		if(data7 !== undefined){
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/created_after", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_after", "type", "string"); errors++;
			}
		}
		let data8 = data.created_before;
		if(data8 !== undefined){
			if(typeof data8 === "string"){
				if(!dateTimeFormat(data8)){
					vErrors = fail(vErrors, "/created_before", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_before", "type", "string"); errors++;
			}
		}
		let data9 = data.order_by;
		if(data9 !== undefined){
			if(!values0.includes(data9)){
				vErrors = fail(vErrors, "/order_by", "enum", values0); errors++;
			}
		}
		let data10 = data.sort;
		if(data10 !== undefined){
			if(!(checkSortDirection(data10))){
				vErrors = join(vErrors, checkSortDirection.errors, "/sort");
				errors = vErrors.length;
			}
		}
		let data11 = data.pagination;
		if(data11 !== undefined){
			if(data11 !== "keyset"){
				vErrors = fail(vErrors, "/pagination", "enum", values1); errors++;
			}
		}
		let data12 = data.id_after;
		if(data12 !== undefined){
			if(!Number.isSafeInteger(data12) && !plainInteger(data12)){
				vErrors = fail(vErrors, "/id_after", integerFault(data12), "integer"); errors++;
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
		checkListUsersQuery.errors = vErrors;
	}
	return errors === 0;
}

function checkListUsers200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkUser(data[i0]))){
				vErrors = join(vErrors, checkUser.errors, "/" + i0);
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
		checkListUsers200.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	query: validator(checkListUsersQuery),
};

export const body = {};

export const responses = {
	'200': {
		headers: validator(check96065f9bad27),
		content: {
			'application/json': validator(checkListUsers200),
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
