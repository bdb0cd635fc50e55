import { isPlainInteger } from '../runtime/exact-integers.js';
import { isDate as dateFormat } from '../runtime/formats/date.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkMemberAccessLevel } from './member-access-level.js';

const known0 = new Set(["access_level","email","expires_at","invite_source","member_role_id","user_id"]);

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
	}
	if(!valid0){
		vErrors = fail(vErrors, "", "anyOf"); errors++;
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
		let data0 = data.access_level;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "access_level"); errors++;
		} else {
			if(!(checkMemberAccessLevel(data0))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		let data1 = data.email;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		let data2 = data.expires_at;
		if(data2 !== undefined){
			if(typeof data2 === "string"){
				if(!dateFormat(data2)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/expires_at", "type", "string"); errors++;
			}
		}
		let data3 = data.invite_source;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/invite_source", "type", "string"); errors++;
			}
		}
		let data4 = data.member_role_id;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !isPlainInteger(data4)){
				vErrors = fail(vErrors, "/member_role_id", integerFault(data4), "integer"); errors++;
			}
		}
		let data5 = data.user_id;
		if(data5 !== undefined){
			const _errs9 = errors;
			let valid7 = false;
			const _errs10 = errors;
			if(!Number.isSafeInteger(data5) && !isPlainInteger(data5)){
				vErrors = fail(vErrors, "/user_id", integerFault(data5), "integer"); errors++;
			}
			var _valid2 = _errs10 === errors;
			if(_valid2){
				valid7 = true;
			}
			if(!valid7){
				const _errs11 = errors;
				if(typeof data5 !== "string"){
					vErrors = fail(vErrors, "/user_id", "type", "string"); errors++;
				}
				var _valid3 = _errs11 === errors;
				if(_valid3){
					valid7 = true;
				}
			}
			if(!valid7){
				vErrors = fail(vErrors, "/user_id", "anyOf"); errors++;
			} else {
				errors = _errs9;
				if(vErrors !== null){
					if(_errs9){
						vErrors.length = _errs9;
					} else {
						vErrors = null;
					}
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
	checkInvitationCreate.errors = vErrors;
	return errors === 0;
}

export function validateInvitationCreate(value) {
	return validate(checkInvitationCreate, value);
}

export function isInvitationCreate(value) {
	return checkInvitationCreate(value);
}
