import { fail, integerFault, isPlainInteger as plainInteger, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkNamespaceKind } from './namespace-kind.js';

const types0 = ["string","null"];
const types1 = ["integer","null"];

export function checkProjectNamespace(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 !== undefined){
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
		let data5 = data.avatar_url;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		let data6 = data.web_url;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data7 = data.parent_id;
		if(data7 !== undefined){
			if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
				vErrors = fail(vErrors, "/parent_id", "type", types1); errors++;
			}
			if(typeof data7 == "number"){
				if(Math.abs(data7) > 9007199254740991 && Number.isInteger(data7) && !plainInteger(data7)){
					vErrors = fail(vErrors, "/parent_id", "safeInteger", "integer"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProjectNamespace.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectNamespace(value) {
	return validate(checkProjectNamespace, value);
}

export function isProjectNamespace(value) {
	return verdict(checkProjectNamespace(value));
}
