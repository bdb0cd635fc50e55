import { fail, unite, validate, verdict } from '../runtime/validation.js';

const values0 = ["success","error"];

export function checkMembersCreated(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.status;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "status"); errors++;
		} else {
			const _errs1 = errors;
			let valid1 = false;
			const _errs2 = errors;
			if((data0 !== "success") && (data0 !== "error")){
				vErrors = fail(vErrors, "/status", "enum", values0); errors++;
			}
			var _valid0 = _errs2 === errors;
			if(_valid0){
				valid1 = true;
			}
			var end0 = errors;
			if(!valid1){
				const _errs3 = errors;
				if(typeof data0 !== "string"){
					vErrors = fail(vErrors, "/status", "type", "string"); errors++;
				}
				var _valid1 = _errs3 === errors;
				if(_valid1){
					valid1 = true;
				}
				var end1 = errors;
			}
			if(!valid1){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/status", start: _errs1, ends: [end0, end1] });
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
		let data1 = data.message;
		if(data1 !== undefined){
			if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
				const before0 = errors;
				for(const key0 of Object.keys(data1)){
					if(!(false)){
						if(typeof data1[key0] !== "string"){
							vErrors = fail(vErrors, "/message/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "string"); errors++;
						}
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/message", "type", "object"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMembersCreated.errors = vErrors;
	}
	return errors === 0;
}

export function validateMembersCreated(value) {
	return validate(checkMembersCreated, value);
}

export function isMembersCreated(value) {
	return verdict(checkMembersCreated(value));
}
