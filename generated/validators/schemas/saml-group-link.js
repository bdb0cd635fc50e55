import { isPlainInteger } from '../runtime/exact-integers.js';
import { fail, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkReportedAccessLevel } from './reported-access-level.js';

const types0 = ["integer","null"];

export function checkSamlGroupLink(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.access_level;
		if(data0 !== undefined){
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!(checkReportedAccessLevel(data0))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 !== "string"){
					vErrors = fail(vErrors, "/access_level", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
			}
			if(!valid1){
				vErrors = fail(vErrors, "/access_level", "anyOf"); errors++;
			} else {
				errors = _errs1;
				if(vErrors !== null){
					if(_errs1){
						vErrors.length = _errs1;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data1 = data.member_role_id;
		if(data1 !== undefined){
			if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
				vErrors = fail(vErrors, "/member_role_id", "type", types0); errors++;
			}
			if(typeof data1 == "number"){
				if(Math.abs(data1) > 9007199254740991 && Number.isInteger(data1) && !isPlainInteger(data1)){
					vErrors = fail(vErrors, "/member_role_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data2 = data.name;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkSamlGroupLink.errors = vErrors;
	return errors === 0;
}

export function validateSamlGroupLink(value) {
	return validate(checkSamlGroupLink, value);
}

export function isSamlGroupLink(value) {
	return checkSamlGroupLink(value);
}
