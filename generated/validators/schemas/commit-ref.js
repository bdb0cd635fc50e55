import { fail, unite, validate, verdict } from '../runtime/validation.js';

const values0 = ["branch","tag"];

export function checkCommitRef(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.type;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "type"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if((data0 !== "branch") && (data0 !== "tag")){
				vErrors = fail(vErrors, "/type", "enum", values0); errors++;
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 !== "string"){
					vErrors = fail(vErrors, "/type", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/type", start: _errs1, ends: [end0, end1] });
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
		let data1 = data.name;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCommitRef.errors = vErrors;
	}
	return errors === 0;
}

export function validateCommitRef(value) {
	return validate(checkCommitRef, value);
}

export function isCommitRef(value) {
	return verdict(checkCommitRef(value));
}
