import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["string","null"];
const types1 = ["boolean","null"];

export function checkAccessRequest(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.avatar_url !== undefined){
			let data0 = data.avatar_url;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		if(data.created_at !== undefined){
			let data1 = data.created_at;
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data2 = data.id;
			if(!Number.isSafeInteger(data2)){
				vErrors = fail(vErrors, "/id", integerFault(data2), "integer"); errors++;
			}
		}
		if(data.locked !== undefined){
			let data3 = data.locked;
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/locked", "type", types1); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.requested_at !== undefined){
			let data5 = data.requested_at;
			if(typeof data5 === "string"){
				if(!dateTimeFormat(data5)){
					vErrors = fail(vErrors, "/requested_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/requested_at", "type", "string"); errors++;
			}
		}
		if(data.state !== undefined){
			if(typeof data.state !== "string"){
				vErrors = fail(vErrors, "/state", "type", "string"); errors++;
			}
		}
		if(data.username !== undefined){
			if(typeof data.username !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkAccessRequest.errors = vErrors;
	return errors === 0;
}

export function validateAccessRequest(value) {
	return validate(checkAccessRequest, value);
}

export function isAccessRequest(value) {
	return checkAccessRequest(value);
}
