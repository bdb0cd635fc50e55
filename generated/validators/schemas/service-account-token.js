import { isPlainInteger } from '../runtime/exact-integers.js';
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
		let data0 = data.active;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/active", "type", types0); errors++;
			}
		}
		let data1 = data.created_at;
		if(data1 !== undefined){
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data2 = data.expires_at;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/expires_at", "type", types1); errors++;
			}
			if(typeof data2 === "string"){
				if(!dateFormat(data2)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			}
		}
		let data3 = data.id;
		if(data3 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data3) && !isPlainInteger(data3)){
				vErrors = fail(vErrors, "/id", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data.last_used_at;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/last_used_at", "type", types1); errors++;
			}
			if(typeof data4 === "string"){
				if(!dateTimeFormat(data4)){
					vErrors = fail(vErrors, "/last_used_at", "format", "date-time"); errors++;
				}
			}
		}
		let data5 = data.name;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data6 = data.revoked;
		if(data6 !== undefined){
			if((typeof data6 !== "boolean") && (data6 !== null)){
				vErrors = fail(vErrors, "/revoked", "type", types0); errors++;
			}
		}
		let data7 = data.scopes;
		if(data7 !== undefined){
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
		let data9 = data.token;
		if(data9 === undefined){
			vErrors = fail(vErrors, "", "required", "token"); errors++;
		} else {
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/token", "type", "string"); errors++;
			}
		}
		let data10 = data.user_id;
		if(data10 !== undefined){
			if(!Number.isSafeInteger(data10) && !isPlainInteger(data10)){
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
