import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const values0 = ["tree","blob"];

export function checkTreeEntry(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/id", "type", "string"); errors++;
			}
		}
		let data1 = data.mode;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/mode", "type", "string"); errors++;
			}
		}
		let data2 = data.name;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data3 = data.path;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data4 = data.type;
		if(data4 !== undefined){
			const _errs5 = errors;
			let valid5 = false;
			const _errs6 = errors;
			if((data4 !== "tree") && (data4 !== "blob")){
				vErrors = fail(vErrors, "/type", "enum", values0); errors++;
			}
			var _valid0 = _errs6 === errors;
			if(_valid0){
				valid5 = true;
			}
			if(!valid5){
				const _errs7 = errors;
				if(typeof data4 !== "string"){
					vErrors = fail(vErrors, "/type", "type", "string"); errors++;
				}
				var _valid1 = _errs7 === errors;
				if(_valid1){
					valid5 = true;
				}
			}
			if(!valid5){
				vErrors = fail(vErrors, "/type", "anyOf"); errors++;
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
	checkTreeEntry.errors = vErrors;
	return errors === 0;
}

export function validateTreeEntry(value) {
	return validate(checkTreeEntry, value);
}

export function isTreeEntry(value) {
	return checkTreeEntry(value);
}
