import { fail, validate, verdict } from '../runtime/validation.js';

const types0 = ["boolean","null"];

export function checkNamespaceExistence(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.exists;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "exists"); errors++;
		} else {
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/exists", "type", types0); errors++;
			}
		}
		let data1 = data.suggests;
		if(data1 !== undefined){
			if(Array.isArray(data1)){
				const before0 = errors;
				for(let i0=0; i0<data1.length; i0++){
					if(typeof data1[i0] !== "string"){
						vErrors = fail(vErrors, "/suggests/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/suggests", "type", "array"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkNamespaceExistence.errors = vErrors;
	}
	return errors === 0;
}

export function validateNamespaceExistence(value) {
	return validate(checkNamespaceExistence, value);
}

export function isNamespaceExistence(value) {
	return verdict(checkNamespaceExistence(value));
}
