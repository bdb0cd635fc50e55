import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

const types0 = ["boolean","null"];
const types1 = ["integer","null"];
const types2 = ["string","null"];

export function checkContainerExpirationPolicy(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.cadence;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/cadence", "type", "string"); errors++;
			}
		}
		let data1 = data.enabled;
		if(data1 !== undefined){
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/enabled", "type", types0); errors++;
			}
		}
		let data2 = data.keep_n;
		if(data2 !== undefined){
			if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
				vErrors = fail(vErrors, "/keep_n", "type", types1); errors++;
			}
			if(typeof data2 == "number"){
				if(Math.abs(data2) > 9007199254740991 && Number.isInteger(data2) && !plainInteger(data2)){
					vErrors = fail(vErrors, "/keep_n", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data3 = data.older_than;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/older_than", "type", types2); errors++;
			}
		}
		let data4 = data.name_regex;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/name_regex", "type", types2); errors++;
			}
		}
		let data5 = data.name_regex_delete;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/name_regex_delete", "type", types2); errors++;
			}
		}
		let data6 = data.name_regex_keep;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/name_regex_keep", "type", types2); errors++;
			}
		}
		let data7 = data.next_run_at;
		if(data7 !== undefined){
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/next_run_at", "type", types2); errors++;
			}
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/next_run_at", "format", "date-time"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkContainerExpirationPolicy.errors = vErrors;
	}
	return errors === 0;
}

export function validateContainerExpirationPolicy(value) {
	return validate(checkContainerExpirationPolicy, value);
}

export function isContainerExpirationPolicy(value) {
	return verdict(checkContainerExpirationPolicy(value));
}
