import { fail, validate, verdict } from '../runtime/validation.js';

export function checkContextCommitSelection(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.commits;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "commits"); errors++;
		} else {
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					if(typeof data0[i0] !== "string"){
						vErrors = fail(vErrors, "/commits/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/commits", "type", "array"); errors++;
			}
		}
		const before1 = errors;
		for(const key0 of Object.keys(data)){
			if(!(key0 === "commits")){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before1 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkContextCommitSelection.errors = vErrors;
	}
	return errors === 0;
}

export function validateContextCommitSelection(value) {
	return validate(checkContextCommitSelection, value);
}

export function isContextCommitSelection(value) {
	return verdict(checkContextCommitSelection(value));
}
