import { isDate as dateFormat, isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

const types0 = ["boolean","null"];
const types1 = ["string","null"];

export function checkServiceAccountToken(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.name;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data2 = data.revoked;
		if(data2 !== undefined){
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/revoked", "type", types0); errors++;
			}
		}
		let data3 = data.created_at;
		if(data3 !== undefined){
			if(typeof data3 === "string"){
				if(!dateTimeFormat(data3)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data4 = data.scopes;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				const before0 = errors;
				for(let i0=0; i0<data4.length; i0++){
					if(typeof data4[i0] !== "string"){
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
		let data6 = data.user_id;
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
				vErrors = fail(vErrors, "/user_id", integerFault(data6), "integer"); errors++;
			}
		}
		let data7 = data.last_used_at;
		if(data7 !== undefined){
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/last_used_at", "type", types1); errors++;
			}
			if(typeof data7 === "string"){
				if(!dateTimeFormat(data7)){
					vErrors = fail(vErrors, "/last_used_at", "format", "date-time"); errors++;
				}
			}
		}
		let data8 = data.active;
		if(data8 !== undefined){
			if((typeof data8 !== "boolean") && (data8 !== null)){
				vErrors = fail(vErrors, "/active", "type", types0); errors++;
			}
		}
		let data9 = data.expires_at;
		if(data9 !== undefined){
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/expires_at", "type", types1); errors++;
			}
			if(typeof data9 === "string"){
				if(!dateFormat(data9)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			}
		}
		let data10 = data.token;
		if(data10 === undefined){
			vErrors = fail(vErrors, "", "required", "token"); errors++;
		} else {
			if(typeof data10 !== "string"){
				vErrors = fail(vErrors, "/token", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkServiceAccountToken.errors = vErrors;
	}
	return errors === 0;
}

export function validateServiceAccountToken(value) {
	return validate(checkServiceAccountToken, value);
}

export function isServiceAccountToken(value) {
	return verdict(checkServiceAccountToken(value));
}
