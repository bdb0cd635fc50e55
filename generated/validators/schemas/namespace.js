import { isPlainInteger } from '../runtime/exact-integers.js';
import { isDate as dateFormat } from '../runtime/formats/date.js';
import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkNamespaceKind } from './namespace-kind.js';

const types0 = ["string","null"];
const types1 = ["integer","null"];
const types2 = ["boolean","null"];

export function checkNamespace(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.avatar_url;
		if(data0 !== undefined){
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		let data1 = data.billable_members_count;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !isPlainInteger(data1)){
				vErrors = fail(vErrors, "/billable_members_count", integerFault(data1), "integer"); errors++;
			}
		}
		let data2 = data.end_date;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/end_date", "type", types0); errors++;
			}
			if(typeof data2 === "string"){
				if(!dateFormat(data2)){
					vErrors = fail(vErrors, "/end_date", "format", "date"); errors++;
				}
			}
		}
		let data3 = data.full_path;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		let data4 = data.id;
		if(data4 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data4) && !isPlainInteger(data4)){
				vErrors = fail(vErrors, "/id", integerFault(data4), "integer"); errors++;
			}
		}
		let data5 = data.kind;
		if(data5 !== undefined){
			const _errs6 = errors;
			let valid6 = false;
			const _errs7 = errors;
			if(!(checkNamespaceKind(data5))){
				vErrors = join(vErrors, checkNamespaceKind.errors, "/kind");
				errors = vErrors.length;
			}
			var _valid0 = _errs7 === errors;
			if(_valid0){
				valid6 = true;
			}
			if(!valid6){
				const _errs8 = errors;
				if(typeof data5 !== "string"){
					vErrors = fail(vErrors, "/kind", "type", "string"); errors++;
				}
				var _valid1 = _errs8 === errors;
				if(_valid1){
					valid6 = true;
				}
			}
			if(!valid6){
				vErrors = fail(vErrors, "/kind", "anyOf"); errors++;
			} else {
				errors = _errs6;
				if(vErrors !== null){
					if(_errs6){
						vErrors.length = _errs6;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data6 = data.max_seats_used;
		if(data6 !== undefined){
			if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
				vErrors = fail(vErrors, "/max_seats_used", "type", types1); errors++;
			}
			if(typeof data6 == "number"){
				if(Math.abs(data6) > 9007199254740991 && Number.isInteger(data6) && !isPlainInteger(data6)){
					vErrors = fail(vErrors, "/max_seats_used", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data7 = data.max_seats_used_changed_at;
		if(data7 !== undefined){
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/max_seats_used_changed_at", "type", types0); errors++;
			}
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/max_seats_used_changed_at", "format", "date-time"); errors++;
				}
			}
		}
		let data8 = data.members_count_with_descendants;
		if(data8 !== undefined){
			if(!Number.isSafeInteger(data8) && !isPlainInteger(data8)){
				vErrors = fail(vErrors, "/members_count_with_descendants", integerFault(data8), "integer"); errors++;
			}
		}
		let data9 = data.name;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data10 = data.parent_id;
		if(data10 !== undefined){
			if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
				vErrors = fail(vErrors, "/parent_id", "type", types1); errors++;
			}
			if(typeof data10 == "number"){
				if(Math.abs(data10) > 9007199254740991 && Number.isInteger(data10) && !isPlainInteger(data10)){
					vErrors = fail(vErrors, "/parent_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data11 = data.path;
		if(data11 !== undefined){
			if(typeof data11 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data12 = data.plan;
		if(data12 !== undefined){
			if((typeof data12 !== "string") && (data12 !== null)){
				vErrors = fail(vErrors, "/plan", "type", types0); errors++;
			}
		}
		let data13 = data.projects_count;
		if(data13 !== undefined){
			if(!Number.isSafeInteger(data13) && !isPlainInteger(data13)){
				vErrors = fail(vErrors, "/projects_count", integerFault(data13), "integer"); errors++;
			}
		}
		let data14 = data.root_repository_size;
		if(data14 !== undefined){
			if(!Number.isSafeInteger(data14) && !isPlainInteger(data14)){
				vErrors = fail(vErrors, "/root_repository_size", integerFault(data14), "integer"); errors++;
			}
		}
		let data15 = data.seats_in_use;
		if(data15 !== undefined){
			if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
				vErrors = fail(vErrors, "/seats_in_use", "type", types1); errors++;
			}
			if(typeof data15 == "number"){
				if(Math.abs(data15) > 9007199254740991 && Number.isInteger(data15) && !isPlainInteger(data15)){
					vErrors = fail(vErrors, "/seats_in_use", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data16 = data.trial;
		if(data16 !== undefined){
			if((typeof data16 !== "boolean") && (data16 !== null)){
				vErrors = fail(vErrors, "/trial", "type", types2); errors++;
			}
		}
		let data17 = data.trial_ends_on;
		if(data17 !== undefined){
			if((typeof data17 !== "string") && (data17 !== null)){
				vErrors = fail(vErrors, "/trial_ends_on", "type", types0); errors++;
			}
			if(typeof data17 === "string"){
				if(!dateFormat(data17)){
					vErrors = fail(vErrors, "/trial_ends_on", "format", "date"); errors++;
				}
			}
		}
		let data18 = data.web_url;
		if(data18 !== undefined){
			if(typeof data18 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkNamespace.errors = vErrors;
	return errors === 0;
}

export function validateNamespace(value) {
	return validate(checkNamespace, value);
}

export function isNamespace(value) {
	return checkNamespace(value);
}
