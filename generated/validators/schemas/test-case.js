import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["string","null"];
const types1 = ["string","null","object","array"];

export function checkTestCase(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.classname;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/classname", "type", "string"); errors++;
			}
		}
		let data1 = data.execution_time;
		if(data1 !== undefined){
			if(!(typeof data1 == "number")){
				vErrors = fail(vErrors, "/execution_time", "type", "number"); errors++;
			}
		}
		let data2 = data.name;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data3 = data.stack_trace;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/stack_trace", "type", types0); errors++;
			}
		}
		let data4 = data.status;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/status", "type", "string"); errors++;
			}
		}
		let data5 = data.system_output;
		if(data5 !== undefined){
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
