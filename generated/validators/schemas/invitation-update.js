import { isDate as dateFormat, isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkMemberAccessLevel } from './member-access-level.js';

export function checkInvitationUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.access_level;
		if(data0 !== undefined){
			if(!(checkMemberAccessLevel(data0))){
				vErrors = join(vErrors, checkMemberAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		let data1 = data.expires_at;
		if(data1 !== undefined){
			const _errs2 = errors;
			let valid2 = false;
			const _errs3 = errors;
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/expires_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/expires_at", "type", "string"); errors++;
			}
			var _valid0 = _errs3 === errors;
			if(_valid0){
				valid2 = true;
			}
			var end0 = errors;
			if(!valid2){
				const _errs4 = errors;
				if(typeof data1 === "string"){
					if(!dateFormat(data1)){
						vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
					}
				} else {
					vErrors = fail(vErrors, "/expires_at", "type", "string"); errors++;
				}
				var _valid1 = _errs4 === errors;
				if(_valid1){
					valid2 = true;
				}
				var end1 = errors;
				if(!valid2){
					const _errs5 = errors;
					if(data1 !== ""){
						vErrors = fail(vErrors, "/expires_at", "const", ""); errors++;
					}
					var _valid2 = _errs5 === errors;
					if(_valid2){
						valid2 = true;
					}
					var end2 = errors;
				}
			}
			if(!valid2){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/expires_at", start: _errs2, ends: [end0, end1, end2] });
				errors = vErrors.length;
			} else {
				errors = _errs2;
				if(vErrors !== null){
					if(_errs2){
						vErrors.length = _errs2;
					} else {
						vErrors = null;
					}
				}
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((key0 === "access_level") || (key0 === "expires_at"))){
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
		checkInvitationUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateInvitationUpdate(value) {
	return validate(checkInvitationUpdate, value);
}

export function isInvitationUpdate(value) {
	return verdict(checkInvitationUpdate(value));
}
