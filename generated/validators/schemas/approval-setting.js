import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["string","null"];
const types1 = ["boolean","null"];

export function checkApprovalSetting(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.inherited_from;
		if(data0 !== undefined){
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/inherited_from", "type", types0); errors++;
			}
		}
		let data1 = data.locked;
		if(data1 !== undefined){
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/locked", "type", types1); errors++;
			}
		}
		let data2 = data.value;
		if(data2 !== undefined){
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/value", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkApprovalSetting.errors = vErrors;
	return errors === 0;
}

export function validateApprovalSetting(value) {
	return validate(checkApprovalSetting, value);
}

export function isApprovalSetting(value) {
	return checkApprovalSetting(value);
}
