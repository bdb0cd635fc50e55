import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["string","null"];
const types1 = ["string","null","object","array"];

export function checkTestCase(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.classname !== undefined){
			if(typeof data.classname !== "string"){
				vErrors = fail(vErrors, "/classname", "type", "string"); errors++;
			}
		}
		if(data.execution_time !== undefined){
			if(!(typeof data.execution_time == "number")){
				vErrors = fail(vErrors, "/execution_time", "type", "number"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.stack_trace !== undefined){
			let data3 = data.stack_trace;
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/stack_trace", "type", types0); errors++;
			}
		}
		if(data.status !== undefined){
			if(typeof data.status !== "string"){
				vErrors = fail(vErrors, "/status", "type", "string"); errors++;
			}
		}
		if(data.system_output !== undefined){
			let data5 = data.system_output;
			if((typeof data5 != "object") && (typeof data5 !== "string")){
				vErrors = fail(vErrors, "/system_output", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkTestCase.errors = vErrors;
	return errors === 0;
}

export function validateTestCase(value) {
	return validate(checkTestCase, value);
}

export function isTestCase(value) {
	return checkTestCase(value);
}
