import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const values0 = ["branch","tag"];

export function checkCommitRef(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.type;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "type"); errors++;
		} else {
			const _errs2 = errors;
			let valid2 = false;
			const _errs3 = errors;
			if((data1 !== "branch") && (data1 !== "tag")){
				vErrors = fail(vErrors, "/type", "enum", values0); errors++;
			}
			var _valid0 = _errs3 === errors;
			if(_valid0){
				valid2 = true;
			}
			if(!valid2){
				const _errs4 = errors;
				if(typeof data1 !== "string"){
					vErrors = fail(vErrors, "/type", "type", "string"); errors++;
				}
				var _valid1 = _errs4 === errors;
				if(_valid1){
					valid2 = true;
				}
			}
			if(!valid2){
				vErrors = fail(vErrors, "/type", "anyOf"); errors++;
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
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCommitRef.errors = vErrors;
	return errors === 0;
}

export function validateCommitRef(value) {
	return validate(checkCommitRef, value);
}

export function isCommitRef(value) {
	return checkCommitRef(value);
}
