import { fail, validate, verdict } from '../runtime/validation.js';

const types0 = ["boolean","null"];
const types1 = ["string","null"];

export function checkApprovalSetting(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.value;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/value", "type", types0); errors++;
			}
		}
		let data1 = data.locked;
		if(data1 !== undefined){
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/locked", "type", types0); errors++;
			}
		}
		let data2 = data.inherited_from;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/inherited_from", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkApprovalSetting.errors = vErrors;
	}
	return errors === 0;
}

export function validateApprovalSetting(value) {
	return validate(checkApprovalSetting, value);
}

export function isApprovalSetting(value) {
	return verdict(checkApprovalSetting(value));
}
