import { fail, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkProjectAccess } from './project-access.js';

export function checkProjectPermissions(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.project_access;
		if(data0 !== undefined){
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(!(checkProjectAccess(data0))){
				vErrors = join(vErrors, checkProjectAccess.errors, "/project_access");
				errors = vErrors.length;
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(data0 !== null){
					vErrors = fail(vErrors, "/project_access", "type", "null"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/project_access", start: _errs1, ends: [end0, end1] });
				errors = vErrors.length;
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
		let data1 = data.group_access;
		if(data1 !== undefined){
			const _errs5 = errors;
			let valid3 = false;
			const _errs6 = errors;
			if(!(checkProjectAccess(data1))){
				vErrors = join(vErrors, checkProjectAccess.errors, "/group_access");
				errors = vErrors.length;
			}
			var _valid2 = _errs6 === errors;
			if(_valid2){
				valid3 = true;
			}
			var end2 = errors;
			if(!valid3){
				const _errs7 = errors;
				if(data1 !== null){
					vErrors = fail(vErrors, "/group_access", "type", "null"); errors++;
				}
				var _valid3 = _errs7 === errors;
				if(_valid3){
					valid3 = true;
				}
				var end3 = errors;
			}
			if(!valid3){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/group_access", start: _errs5, ends: [end2, end3] });
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
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkProjectPermissions.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectPermissions(value) {
	return validate(checkProjectPermissions, value);
}

export function isProjectPermissions(value) {
	return verdict(checkProjectPermissions(value));
}
