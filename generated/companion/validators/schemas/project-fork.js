import { codePoints, fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkVisibility } from './visibility.js';

const known0 = new Set(["namespace_id","namespace_path","name","path","description","visibility"]);

export function checkProjectFork(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.namespace_id;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/namespace_id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/namespace_id", "minimum", 1); errors++;
				}
			}
		}
		let data1 = data.namespace_path;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/namespace_path", "type", "string"); errors++;
			}
		}
		let data2 = data.name;
		if(data2 !== undefined){
			if(typeof data2 === "string"){
				if(data2.length < 1){
					vErrors = fail(vErrors, "/name", "minLength", 1); errors++;
				}
				if(data2.length > 255 && codePoints(data2) > 255){
					vErrors = fail(vErrors, "/name", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data3 = data.path;
		if(data3 !== undefined){
			if(typeof data3 === "string"){
				if(data3.length < 1){
					vErrors = fail(vErrors, "/path", "minLength", 1); errors++;
				}
				if(data3.length > 255 && codePoints(data3) > 255){
					vErrors = fail(vErrors, "/path", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data4 = data.description;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data5 = data.visibility;
		if(data5 !== undefined){
			if(!(checkVisibility(data5))){
				vErrors = join(vErrors, checkVisibility.errors, "/visibility");
				errors = vErrors.length;
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
		checkProjectFork.errors = vErrors;
	}
	return errors === 0;
}

export function validateProjectFork(value) {
	return validate(checkProjectFork, value);
}

export function isProjectFork(value) {
	return verdict(checkProjectFork(value));
}
