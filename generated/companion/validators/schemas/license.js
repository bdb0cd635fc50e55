import { isDate as dateFormat, isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

const types0 = ["string","null"];
const types1 = ["boolean","null"];

export function checkLicense(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.id;
		if(data0 !== undefined){
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.plan;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/plan", "type", "string"); errors++;
			}
		}
		let data2 = data.created_at;
		if(data2 !== undefined){
			if(typeof data2 === "string"){
				if(!dateTimeFormat(data2)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data3 = data.starts_at;
		if(data3 !== undefined){
			if(typeof data3 === "string"){
				if(!dateFormat(data3)){
					vErrors = fail(vErrors, "/starts_at", "format", "date"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/starts_at", "type", "string"); errors++;
			}
		}
		let data4 = data.expires_at;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/expires_at", "type", types0); errors++;
			}
			if(typeof data4 === "string"){
				if(!dateFormat(data4)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			}
		}
		let data5 = data.historical_max;
		if(data5 !== undefined){
			if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
				vErrors = fail(vErrors, "/historical_max", integerFault(data5), "integer"); errors++;
			}
		}
		let data6 = data.maximum_user_count;
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
				vErrors = fail(vErrors, "/maximum_user_count", integerFault(data6), "integer"); errors++;
			}
		}
		let data7 = data.active_users;
		if(data7 !== undefined){
			if(!Number.isSafeInteger(data7) && !plainInteger(data7)){
				vErrors = fail(vErrors, "/active_users", integerFault(data7), "integer"); errors++;
			}
		}
		let data8 = data.user_limit;
		if(data8 !== undefined){
			if(!Number.isSafeInteger(data8) && !plainInteger(data8)){
				vErrors = fail(vErrors, "/user_limit", integerFault(data8), "integer"); errors++;
			}
		}
		let data9 = data.overage;
		if(data9 !== undefined){
			if(!Number.isSafeInteger(data9) && !plainInteger(data9)){
				vErrors = fail(vErrors, "/overage", integerFault(data9), "integer"); errors++;
			}
		}
		let data10 = data.expired;
		if(data10 !== undefined){
			if((typeof data10 !== "boolean") && (data10 !== null)){
				vErrors = fail(vErrors, "/expired", "type", types1); errors++;
			}
		}
		let data11 = data.licensee;
		if(data11 !== undefined){
			if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
				vErrors = fail(vErrors, "/licensee", "type", "object"); errors++;
			}
		}
		let data12 = data.add_ons;
		if(data12 !== undefined){
			if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
				vErrors = fail(vErrors, "/add_ons", "type", "object"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkLicense.errors = vErrors;
	}
	return errors === 0;
}

export function validateLicense(value) {
	return validate(checkLicense, value);
}

export function isLicense(value) {
	return verdict(checkLicense(value));
}
