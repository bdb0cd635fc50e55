import { fail, validate, verdict } from '../runtime/validation.js';

const types0 = ["string","null","object","array"];
const types1 = ["string","null"];

export function checkTestCase(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.status;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/status", "type", "string"); errors++;
			}
		}
		let data1 = data.name;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data2 = data.classname;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/classname", "type", "string"); errors++;
			}
		}
		let data3 = data.execution_time;
		if(data3 !== undefined){
			if(!(typeof data3 == "number")){
				vErrors = fail(vErrors, "/execution_time", "type", "number"); errors++;
			}
		}
		let data4 = data.system_output;
		if(data4 !== undefined){
			if((typeof data4 != "object") && (typeof data4 !== "string")){
				vErrors = fail(vErrors, "/system_output", "type", types0); errors++;
			}
		}
		let data5 = data.stack_trace;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/stack_trace", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkTestCase.errors = vErrors;
	}
	return errors === 0;
}

export function validateTestCase(value) {
	return validate(checkTestCase, value);
}

export function isTestCase(value) {
	return verdict(checkTestCase(value));
}
