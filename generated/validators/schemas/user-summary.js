import { fail, integerFault } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["string","null"];

export function checkUserSummary(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.avatar_url !== undefined){
			let data0 = data.avatar_url;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data1 = data.id;
			if(!Number.isSafeInteger(data1)){
				vErrors = fail(vErrors, "/id", integerFault(data1), "integer"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
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
	checkUserSummary.errors = vErrors;
	return errors === 0;
}

export function validateUserSummary(value) {
	return validate(checkUserSummary, value);
}

export function isUserSummary(value) {
	return checkUserSummary(value);
}
