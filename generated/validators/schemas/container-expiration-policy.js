import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["boolean","null"];
const types1 = ["integer","null"];
const types2 = ["string","null"];

export function checkContainerExpirationPolicy(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.cadence !== undefined){
			if(typeof data.cadence !== "string"){
				vErrors = fail(vErrors, "/cadence", "type", "string"); errors++;
			}
		}
		if(data.enabled !== undefined){
			let data1 = data.enabled;
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/enabled", "type", types0); errors++;
			}
		}
		if(data.keep_n !== undefined){
			let data2 = data.keep_n;
			if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
				vErrors = fail(vErrors, "/keep_n", "type", types1); errors++;
			}
			if(typeof data2 == "number"){
				if(Math.abs(data2) > 9007199254740991 && Number.isInteger(data2)){
					vErrors = fail(vErrors, "/keep_n", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.name_regex !== undefined){
			let data3 = data.name_regex;
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/name_regex", "type", types2); errors++;
			}
		}
		if(data.name_regex_delete !== undefined){
			let data4 = data.name_regex_delete;
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/name_regex_delete", "type", types2); errors++;
			}
		}
		if(data.name_regex_keep !== undefined){
			let data5 = data.name_regex_keep;
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/name_regex_keep", "type", types2); errors++;
			}
		}
		if(data.next_run_at !== undefined){
			let data6 = data.next_run_at;
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/next_run_at", "type", types2); errors++;
			}
			if(typeof data6 === "string"){
				if(!dateTimeFormat(data6)){
					vErrors = fail(vErrors, "/next_run_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.older_than !== undefined){
			let data7 = data.older_than;
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/older_than", "type", types2); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkContainerExpirationPolicy.errors = vErrors;
	return errors === 0;
}

export function validateContainerExpirationPolicy(value) {
	return validate(checkContainerExpirationPolicy, value);
}

export function isContainerExpirationPolicy(value) {
	return checkContainerExpirationPolicy(value);
}
