import { isDate as dateFormat, isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkNamespaceKind } from './namespace-kind.js';

const types0 = ["integer","null"];
const types1 = ["string","null"];
const types2 = ["boolean","null"];

export function checkNamespace(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.name;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data2 = data.path;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data3 = data.kind;
		if(data3 !== undefined){
			const _errs4 = errors;
			let valid4 = false;
			const _errs5 = errors;
			if(!(checkNamespaceKind(data3))){
				vErrors = join(vErrors, checkNamespaceKind.errors, "/kind");
				errors = vErrors.length;
			}
			var _valid0 = _errs5 === errors;
			if(_valid0){
				valid4 = true;
			}
			var end0 = errors;
			if(!valid4){
				const _errs6 = errors;
				if(typeof data3 !== "string"){
					vErrors = fail(vErrors, "/kind", "type", "string"); errors++;
				}
				var _valid1 = _errs6 === errors;
				if(_valid1){
					valid4 = true;
				}
				var end1 = errors;
			}
			if(!valid4){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/kind", start: _errs4, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs4;
				if(vErrors !== null){
					if(_errs4){
						vErrors.length = _errs4;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data4 = data.full_path;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		let data5 = data.parent_id;
		if(data5 !== undefined){
			if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
				vErrors = fail(vErrors, "/parent_id", "type", types0); errors++;
			}
			if(typeof data5 == "number"){
				if(Math.abs(data5) > 9007199254740991 && Number.isInteger(data5) && !plainInteger(data5)){
					vErrors = fail(vErrors, "/parent_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data6 = data.avatar_url;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types1); errors++;
			}
		}
		let data7 = data.web_url;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data8 = data.billable_members_count;
		if(data8 !== undefined){
			if(!Number.isSafeInteger(data8) && !plainInteger(data8)){
				vErrors = fail(vErrors, "/billable_members_count", integerFault(data8), "integer"); errors++;
			}
		}
		let data9 = data.plan;
		if(data9 !== undefined){
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/plan", "type", types1); errors++;
			}
		}
		let data10 = data.end_date;
		if(data10 !== undefined){
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/end_date", "type", types1); errors++;
			}
			if(typeof data10 === "string"){
				if(!dateFormat(data10)){
					vErrors = fail(vErrors, "/end_date", "format", "date"); errors++;
				}
			}
		}
		let data11 = data.trial_ends_on;
		if(data11 !== undefined){
			if((typeof data11 !== "string") && (data11 !== null)){
				vErrors = fail(vErrors, "/trial_ends_on", "type", types1); errors++;
			}
			if(typeof data11 === "string"){
				if(!dateFormat(data11)){
					vErrors = fail(vErrors, "/trial_ends_on", "format", "date"); errors++;
				}
			}
		}
		let data12 = data.trial;
		if(data12 !== undefined){
			if((typeof data12 !== "boolean") && (data12 !== null)){
				vErrors = fail(vErrors, "/trial", "type", types2); errors++;
			}
		}
		let data13 = data.members_count_with_descendants;
		if(data13 !== undefined){
			if(!Number.isSafeInteger(data13) && !plainInteger(data13)){
				vErrors = fail(vErrors, "/members_count_with_descendants", integerFault(data13), "integer"); errors++;
			}
		}
		let data14 = data.root_repository_size;
		if(data14 !== undefined){
			if(!Number.isSafeInteger(data14) && !plainInteger(data14)){
				vErrors = fail(vErrors, "/root_repository_size", integerFault(data14), "integer"); errors++;
			}
		}
		let data15 = data.projects_count;
		if(data15 !== undefined){
			if(!Number.isSafeInteger(data15) && !plainInteger(data15)){
				vErrors = fail(vErrors, "/projects_count", integerFault(data15), "integer"); errors++;
			}
		}
		let data16 = data.max_seats_used;
		if(data16 !== undefined){
			if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
				vErrors = fail(vErrors, "/max_seats_used", "type", types0); errors++;
			}
			if(typeof data16 == "number"){
				if(Math.abs(data16) > 9007199254740991 && Number.isInteger(data16) && !plainInteger(data16)){
					vErrors = fail(vErrors, "/max_seats_used", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data17 = data.seats_in_use;
		if(data17 !== undefined){
			if((!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))) && (data17 !== null)){
				vErrors = fail(vErrors, "/seats_in_use", "type", types0); errors++;
			}
			if(typeof data17 == "number"){
				if(Math.abs(data17) > 9007199254740991 && Number.isInteger(data17) && !plainInteger(data17)){
					vErrors = fail(vErrors, "/seats_in_use", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data18 = data.max_seats_used_changed_at;
		if(data18 !== undefined){
			if((typeof data18 !== "string") && (data18 !== null)){
				vErrors = fail(vErrors, "/max_seats_used_changed_at", "type", types1); errors++;
			}
			if(typeof data18 === "string"){
				if(!dateTimeFormat(data18)){
					vErrors = fail(vErrors, "/max_seats_used_changed_at", "format", "date-time"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkNamespace.errors = vErrors;
	}
	return errors === 0;
}

export function validateNamespace(value) {
	return validate(checkNamespace, value);
}

export function isNamespace(value) {
	return verdict(checkNamespace(value));
}
