import { codePoints, fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

const pattern0 = new RegExp("^[A-Z]{3,7}$", "u");
const known0 = new Set(["method","path","times","status","retry_after","delay","cut"]);

export function checkFault(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.method;
		if(data0 !== undefined){
			if(typeof data0 === "string"){
				if(!pattern0.test(data0)){
					vErrors = fail(vErrors, "/method", "pattern", "^[A-Z]{3,7}$"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/method", "type", "string"); errors++;
			}
		}
		let data1 = data.path;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "path"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/path", "minLength", 1); errors++;
				}
				if(data1.length > 500 && codePoints(data1) > 500){
					vErrors = fail(vErrors, "/path", "maxLength", 500); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data2 = data.times;
		if(data2 !== undefined){
			if(!Number.isSafeInteger(data2) && !plainInteger(data2)){
				vErrors = fail(vErrors, "/times", integerFault(data2), "integer"); errors++;
			}
			if(typeof data2 == "number"){
				if(data2 > 1000000 || isNaN(data2)){
					vErrors = fail(vErrors, "/times", "maximum", 1000000); errors++;
				}
				if(data2 < 1 || isNaN(data2)){
					vErrors = fail(vErrors, "/times", "minimum", 1); errors++;
				}
			}
		}
		let data3 = data.status;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/status", integerFault(data3), "integer"); errors++;
			}
			if(typeof data3 == "number"){
				if(data3 > 599 || isNaN(data3)){
					vErrors = fail(vErrors, "/status", "maximum", 599); errors++;
				}
				if(data3 < 400 || isNaN(data3)){
					vErrors = fail(vErrors, "/status", "minimum", 400); errors++;
				}
			}
		}
		let data4 = data.retry_after;
		if(data4 !== undefined){
			if(!Number.isSafeInteger(data4) && !plainInteger(data4)){
				vErrors = fail(vErrors, "/retry_after", integerFault(data4), "integer"); errors++;
			}
			if(typeof data4 == "number"){
				if(data4 < 0 || isNaN(data4)){
					vErrors = fail(vErrors, "/retry_after", "minimum", 0); errors++;
				}
			}
		}
		let data5 = data.delay;
		if(data5 !== undefined){
			if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
				vErrors = fail(vErrors, "/delay", integerFault(data5), "integer"); errors++;
			}
			if(typeof data5 == "number"){
				if(data5 > 600000 || isNaN(data5)){
					vErrors = fail(vErrors, "/delay", "maximum", 600000); errors++;
				}
				if(data5 < 1 || isNaN(data5)){
					vErrors = fail(vErrors, "/delay", "minimum", 1); errors++;
				}
			}
		}
		let data6 = data.cut;
		if(data6 !== undefined){
			if(!Number.isSafeInteger(data6) && !plainInteger(data6)){
				vErrors = fail(vErrors, "/cut", integerFault(data6), "integer"); errors++;
			}
			if(typeof data6 == "number"){
				if(data6 < 0 || isNaN(data6)){
					vErrors = fail(vErrors, "/cut", "minimum", 0); errors++;
				}
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known0.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkFault.errors = vErrors;
	}
	return errors === 0;
}

export function validateFault(value) {
	return validate(checkFault, value);
}

export function isFault(value) {
	return verdict(checkFault(value));
}
