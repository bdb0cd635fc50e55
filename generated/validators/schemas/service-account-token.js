import { isDate as dateFormat } from '../runtime/formats/date.js';
import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["boolean","null"];
const types1 = ["string","null"];

export function checkServiceAccountToken(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.active !== undefined){
			let data0 = data.active;
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/active", "type", types0); errors++;
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
		if(data.expires_at !== undefined){
			let data2 = data.expires_at;
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/expires_at", "type", types1); errors++;
			}
			if(typeof data2 === "string"){
				if(!dateFormat(data2)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data3 = data.id;
			if(!Number.isSafeInteger(data3)){
				vErrors = fail(vErrors, "/id", integerFault(data3), "integer"); errors++;
			}
		}
		if(data.last_used_at !== undefined){
			let data4 = data.last_used_at;
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/last_used_at", "type", types1); errors++;
			}
			if(typeof data4 === "string"){
				if(!dateTimeFormat(data4)){
					vErrors = fail(vErrors, "/last_used_at", "format", "date-time"); errors++;
				}
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.revoked !== undefined){
			let data6 = data.revoked;
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/revoked", "type", types0); errors++;
			}
		}
		if(data.scopes !== undefined){
			let data7 = data.scopes;
			if(Array.isArray(data7)){
				const before0 = errors;
				for(let i0=0; i0<data7.length; i0++){
					if(typeof data7[i0] !== "string"){
						vErrors = fail(vErrors, "/scopes/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/scopes", "type", "array"); errors++;
			}
		}
		if(data.token === undefined){
			vErrors = fail(vErrors, "", "required", "token"); errors++;
		} else {
			if(typeof data.token !== "string"){
				vErrors = fail(vErrors, "/token", "type", "string"); errors++;
			}
		}
		if(data.user_id !== undefined){
			let data10 = data.user_id;
			if(!Number.isSafeInteger(data10)){
				vErrors = fail(vErrors, "/user_id", integerFault(data10), "integer"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkServiceAccountToken.errors = vErrors;
	return errors === 0;
}

export function validateServiceAccountToken(value) {
	return validate(checkServiceAccountToken, value);
}

export function isServiceAccountToken(value) {
	return checkServiceAccountToken(value);
}
