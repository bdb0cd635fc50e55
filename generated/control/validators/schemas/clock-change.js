import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

export function checkClockChange(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(Object.keys(data).length > 1){
			vErrors = fail(vErrors, "", "maxProperties", 1); errors++;
		}
		if(Object.keys(data).length < 1){
			vErrors = fail(vErrors, "", "minProperties", 1); errors++;
		}
		let data0 = data.now;
		if(data0 !== undefined){
			if(typeof data0 === "string"){
				if(!dateTimeFormat(data0)){
					vErrors = fail(vErrors, "/now", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/now", "type", "string"); errors++;
			}
		}
		let data1 = data.advance;
		if(data1 !== undefined){
			if(!Number.isSafeInteger(data1) && !plainInteger(data1)){
				vErrors = fail(vErrors, "/advance", integerFault(data1), "integer"); errors++;
			}
			if(typeof data1 == "number"){
				if(data1 > 3153600000 || isNaN(data1)){
					vErrors = fail(vErrors, "/advance", "maximum", 3153600000); errors++;
				}
				if(data1 < 1 || isNaN(data1)){
					vErrors = fail(vErrors, "/advance", "minimum", 1); errors++;
				}
			}
		}
		let data2 = data.release;
		if(data2 !== undefined){
			if(data2 !== true){
				vErrors = fail(vErrors, "/release", "const", true); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(((key0 === "now") || (key0 === "advance")) || (key0 === "release"))){
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
		checkClockChange.errors = vErrors;
	}
	return errors === 0;
}

export function validateClockChange(value) {
	return validate(checkClockChange, value);
}

export function isClockChange(value) {
	return verdict(checkClockChange(value));
}
