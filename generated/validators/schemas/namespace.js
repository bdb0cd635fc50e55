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
		if(data.avatar_url !== undefined){
			let data0 = data.avatar_url;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		if(data.billable_members_count !== undefined){
			let data1 = data.billable_members_count;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/billable_members_count", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.end_date !== undefined){
			let data2 = data.end_date;
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/end_date", "type", types0); errors++;
			}
			if(typeof data2 === "string"){
				if(!dateFormat(data2)){
					vErrors = fail(vErrors, "/end_date", "format", "date"); errors++;
				}
			}
		}
		if(data.full_path !== undefined){
			if(typeof data.full_path !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data4 = data.id;
			if(!Number.isSafeInteger(data4)){
				vErrors = fail(vErrors, "/id", integerFault(data4), "integer"); errors++;
			}
		}
		if(data.kind !== undefined){
			let data5 = data.kind;
			const _errs6 = errors;
			let valid6 = false;
			const _errs7 = errors;
			if(!(checkNamespaceKind(data5))){
				vErrors = join(vErrors, checkNamespaceKind.errors, "/kind");
				errors = vErrors.length;
			}
			var _valid0 = _errs7 === errors;
			valid6 = valid6 || _valid0;
			if(!valid6){
				const _errs8 = errors;
				if(typeof data5 !== "string"){
					vErrors = fail(vErrors, "/kind", "type", "string"); errors++;
				}
				var _valid0 = _errs8 === errors;
				valid6 = valid6 || _valid0;
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
		if(data.max_seats_used !== undefined){
			let data6 = data.max_seats_used;
			if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
				vErrors = fail(vErrors, "/max_seats_used", "type", types1); errors++;
			}
			if(typeof data6 == "number"){
				if(Math.abs(data6) > 9007199254740991 && Number.isInteger(data6)){
					vErrors = fail(vErrors, "/max_seats_used", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.max_seats_used_changed_at !== undefined){
			let data7 = data.max_seats_used_changed_at;
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/max_seats_used_changed_at", "type", types0); errors++;
			}
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/max_seats_used_changed_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.members_count_with_descendants !== undefined){
			let data8 = data.members_count_with_descendants;
			if(!Number.isSafeInteger(data8)){
				vErrors = fail(vErrors, "/members_count_with_descendants", integerFault(data8), "integer"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.parent_id !== undefined){
			let data10 = data.parent_id;
			if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
				vErrors = fail(vErrors, "/parent_id", "type", types1); errors++;
			}
			if(typeof data10 == "number"){
				if(Math.abs(data10) > 9007199254740991 && Number.isInteger(data10)){
					vErrors = fail(vErrors, "/parent_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.path !== undefined){
			if(typeof data.path !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		if(data.plan !== undefined){
			let data12 = data.plan;
			if((typeof data12 !== "string") && (data12 !== null)){
				vErrors = fail(vErrors, "/plan", "type", types0); errors++;
			}
		}
		if(data.projects_count !== undefined){
			let data13 = data.projects_count;
			if(!Number.isSafeInteger(data13)){
				vErrors = fail(vErrors, "/projects_count", integerFault(data13), "integer"); errors++;
			}
		}
		if(data.root_repository_size !== undefined){
			let data14 = data.root_repository_size;
			if(!Number.isSafeInteger(data14)){
				vErrors = fail(vErrors, "/root_repository_size", integerFault(data14), "integer"); errors++;
			}
		}
		if(data.seats_in_use !== undefined){
			let data15 = data.seats_in_use;
			if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
				vErrors = fail(vErrors, "/seats_in_use", "type", types1); errors++;
			}
			if(typeof data15 == "number"){
				if(Math.abs(data15) > 9007199254740991 && Number.isInteger(data15)){
					vErrors = fail(vErrors, "/seats_in_use", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.trial !== undefined){
			let data16 = data.trial;
			if((typeof data16 !== "boolean") && (data16 !== null)){
				vErrors = fail(vErrors, "/trial", "type", types2); errors++;
			}
		}
		if(data.trial_ends_on !== undefined){
			let data17 = data.trial_ends_on;
			if((typeof data17 !== "string") && (data17 !== null)){
				vErrors = fail(vErrors, "/trial_ends_on", "type", types0); errors++;
			}
			if(typeof data17 === "string"){
				if(!dateFormat(data17)){
					vErrors = fail(vErrors, "/trial_ends_on", "format", "date"); errors++;
				}
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
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
