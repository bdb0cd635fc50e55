import { fail, unite, validate, verdict } from '../runtime/validation.js';

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
		let data1 = data.name;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data2 = data.type;
		if(data2 !== undefined){
			const _errs3 = errors;
			let valid3 = false;
			const _errs4 = errors;
			if((data2 !== "tree") && (data2 !== "blob")){
				vErrors = fail(vErrors, "/type", "enum", values0); errors++;
			}
			var _valid0 = _errs4 === errors;
			if(_valid0){
				valid3 = true;
			}
			var end0 = errors;
			if(!valid3){
				const _errs5 = errors;
				if(typeof data2 !== "string"){
					vErrors = fail(vErrors, "/type", "type", "string"); errors++;
				}
				var _valid1 = _errs5 === errors;
				if(_valid1){
					valid3 = true;
				}
				var end1 = errors;
			}
			if(!valid3){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/type", start: _errs3, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs3;
				if(vErrors !== null){
					if(_errs3){
						vErrors.length = _errs3;
					} else {
						vErrors = null;
					}
				}
			}
		}
		let data3 = data.path;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data4 = data.mode;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/mode", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkTreeEntry.errors = vErrors;
	}
	return errors === 0;
}

export function validateTreeEntry(value) {
	return validate(checkTreeEntry, value);
}

export function isTreeEntry(value) {
	return verdict(checkTreeEntry(value));
}
