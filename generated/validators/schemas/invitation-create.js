import { isDate as dateFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkMemberAccessLevel } from './member-access-level.js';

const known0 = new Set(["email","user_id","access_level","expires_at","invite_source","member_role_id"]);

export function checkInvitationCreate(data){
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.email === undefined){
			vErrors = fail(vErrors, "", "required", "email"); errors++;
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
			if(data.user_id === undefined){
				vErrors = fail(vErrors, "", "required", "user_id"); errors++;
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
		let data0 = data.email;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		let data1 = data.user_id;
		if(data1 !== undefined){
			const _errs5 = errors;
			let valid3 = false;
			const _errs6 = errors;
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/user_id", integerFault(data1), "integer"); errors++;
			}
			var _valid2 = _errs6 === errors;
			if(_valid2){
				valid3 = true;
			}
			var end2 = errors;
			if(!valid3){
				const _errs7 = errors;
				if(typeof data1 !== "string"){
					vErrors = fail(vErrors, "/user_id", "type", "string"); errors++;
				}
				var _valid3 = _errs7 === errors;
				if(_valid3){
					valid3 = true;
				}
				var end3 = errors;
			}
			if(!valid3){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/user_id", start: _errs5, ends: [end2, end3] });
				errors = vErrors.length;
			} else {
				errors = _errs5;
				if(vErrors !== null){
					if(_errs5){
						vErrors.length = _errs5;
					} else {
						vErrors = null;
					}
				}
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
			if(typeof data3 === "string"){
				if(!dateFormat(data3)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/expires_at", "type", "string"); errors++;
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
			if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
				vErrors = fail(vErrors, "/member_role_id", integerFault(data5), "integer"); errors++;
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
		checkInvitationCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateInvitationCreate(value) {
	return validate(checkInvitationCreate, value);
}

export function isInvitationCreate(value) {
	return verdict(checkInvitationCreate(value));
}
