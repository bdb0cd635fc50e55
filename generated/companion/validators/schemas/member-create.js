import { fail, integerFault, isPlainInteger as plainInteger, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkDateToSet } from './date-to-set.js';
import { checkMemberAccessLevel } from './member-access-level.js';

const types0 = ["integer","null"];
const known0 = new Set(["user_id","username","access_level","expires_at","invite_source","member_role_id"]);

export function checkMemberCreate(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.user_id === undefined){
			vErrors = fail(vErrors, "", "required", "user_id"); errors++;
		}
	}
	var _valid0 = _errs1 === errors;
	if(_valid0){
		valid0 = true;
	}
	var end0 = errors;
	if(!valid0){
		const _errs2 = errors;
		if(data && typeof data == "object" && !Array.isArray(data)){
			if(data.username === undefined){
				vErrors = fail(vErrors, "", "required", "username"); errors++;
			}
		}
		var _valid1 = _errs2 === errors;
		if(_valid1){
			valid0 = true;
		}
		var end1 = errors;
	}
	if(!valid0){
		vErrors = unite(vErrors, { keyword: "anyOf", pointer: "", start: _errs0, ends: [end0, end1] });
		errors = vErrors.length;
	} else {
		errors = _errs0;
		if(vErrors !== null){
			if(_errs0){
				vErrors.length = _errs0;
			} else {
				vErrors = null;
			}
		}
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.user_id;
		if(data0 !== undefined){
			const _errs4 = errors;
			let valid2 = false;
			const _errs5 = errors;
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/user_id", integerFault(data0), "integer"); errors++;
			}
			var _valid2 = _errs5 === errors;
			if(_valid2){
				valid2 = true;
			}
			var end2 = errors;
			if(!valid2){
				const _errs6 = errors;
				if(typeof data0 !== "string"){
					vErrors = fail(vErrors, "/user_id", "type", "string"); errors++;
				}
				var _valid3 = _errs6 === errors;
				if(_valid3){
					valid2 = true;
				}
				var end3 = errors;
			}
			if(!valid2){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/user_id", start: _errs4, ends: [end2, end3] });
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
		let data1 = data.username;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		let data2 = data.access_level;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "access_level"); errors++;
		} else {
			if(!(checkMemberAccessLevel(data2))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		let data3 = data.expires_at;
		if(data3 !== undefined){
			if(!(checkDateToSet(data3))){
				vErrors = join(vErrors, checkDateToSet.errors, "/expires_at");
				errors = vErrors.length;
			}
		}
		let data4 = data.invite_source;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/invite_source", "type", "string"); errors++;
			}
		}
		let data5 = data.member_role_id;
		if(data5 !== undefined){
			if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
				vErrors = fail(vErrors, "/member_role_id", "type", types0); errors++;
			}
			if(typeof data5 == "number"){
				if(Math.abs(data5) > 9007199254740991 && Number.isInteger(data5) && !plainInteger(data5)){
					vErrors = fail(vErrors, "/member_role_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known0.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMemberCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateMemberCreate(value) {
	return validate(checkMemberCreate, value);
}

export function isMemberCreate(value) {
	return verdict(checkMemberCreate(value));
}
