import { isDate as dateFormat, isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

const types0 = ["string","null"];
const types1 = ["boolean","null"];

export function checkPersonalAccessToken(data){
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
		let data2 = data.description;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		let data3 = data.revoked;
		if(data3 !== undefined){
			if((typeof data3 !== "boolean") && (data3 !== null)){
				vErrors = fail(vErrors, "/revoked", "type", types1); errors++;
			}
		}
		let data4 = data.created_at;
		if(data4 !== undefined){
			if(typeof data4 === "string"){
				if(!dateTimeFormat(data4)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data5 = data.scopes;
		if(data5 !== undefined){
			if(Array.isArray(data5)){
				const before0 = errors;
				for(let i0=0; i0<data5.length; i0++){
					if(typeof data5[i0] !== "string"){
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
		let data7 = data.user_id;
		if(data7 !== undefined){
			if(!Number.isSafeInteger(data7) && !plainInteger(data7)){
				vErrors = fail(vErrors, "/user_id", integerFault(data7), "integer"); errors++;
			}
		}
		let data8 = data.last_used_at;
		if(data8 !== undefined){
			if((typeof data8 !== "string") && (data8 !== null)){
				vErrors = fail(vErrors, "/last_used_at", "type", types0); errors++;
			}
			if(typeof data8 === "string"){
				if(!dateTimeFormat(data8)){
					vErrors = fail(vErrors, "/last_used_at", "format", "date-time"); errors++;
				}
			}
		}
		let data9 = data.active;
		if(data9 !== undefined){
			if((typeof data9 !== "boolean") && (data9 !== null)){
				vErrors = fail(vErrors, "/active", "type", types1); errors++;
			}
		}
		let data10 = data.expires_at;
		if(data10 !== undefined){
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/expires_at", "type", types0); errors++;
			}
			if(typeof data10 === "string"){
				if(!dateFormat(data10)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPersonalAccessToken.errors = vErrors;
	}
	return errors === 0;
}

export function validatePersonalAccessToken(value) {
	return validate(checkPersonalAccessToken, value);
}

export function isPersonalAccessToken(value) {
	return verdict(checkPersonalAccessToken(value));
}
