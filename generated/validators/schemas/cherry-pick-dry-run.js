import { fail, unite, validate, verdict } from '../runtime/validation.js';

const values0 = ["success"];

export function checkCherryPickDryRun(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.dry_run;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "dry_run"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if(data0 !== "success"){
				vErrors = fail(vErrors, "/dry_run", "enum", values0); errors++;
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 !== "string"){
					vErrors = fail(vErrors, "/dry_run", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/dry_run", start: _errs1, ends: [end0, end1] });
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
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCherryPickDryRun.errors = vErrors;
	}
	return errors === 0;
}

export function validateCherryPickDryRun(value) {
	return validate(checkCherryPickDryRun, value);
}

export function isCherryPickDryRun(value) {
	return verdict(checkCherryPickDryRun(value));
}
