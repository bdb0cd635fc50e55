import { codePoints, fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkJobFile } from './job-file.js';

const values0 = ["success","failed","canceled"];
const known0 = new Set(["outcome","log","coverage","exit_code","artifacts"]);

export function checkJobEnd(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.outcome;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "outcome"); errors++;
		} else {
			if(((data0 !== "success") && (data0 !== "failed")) && (data0 !== "canceled")){
				vErrors = fail(vErrors, "/outcome", "enum", values0); errors++;
			}
		}
		let data1 = data.log;
		if(data1 !== undefined){
			if(typeof data1 === "string"){
				if(data1.length > 10000000 && codePoints(data1) > 10000000){
					vErrors = fail(vErrors, "/log", "maxLength", 10000000); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/log", "type", "string"); errors++;
			}
		}
		let data2 = data.coverage;
		if(data2 !== undefined){
			if(typeof data2 == "number"){
				if(data2 > 100 || isNaN(data2)){
					vErrors = fail(vErrors, "/coverage", "maximum", 100); errors++;
				}
				if(data2 < 0 || isNaN(data2)){
					vErrors = fail(vErrors, "/coverage", "minimum", 0); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/coverage", "type", "number"); errors++;
			}
		}
		let data3 = data.exit_code;
		if(data3 !== undefined){
			if(!Number.isSafeInteger(data3) && !plainInteger(data3)){
				vErrors = fail(vErrors, "/exit_code", integerFault(data3), "integer"); errors++;
			}
		}
		let data4 = data.artifacts;
		if(data4 !== undefined){
			if(Array.isArray(data4)){
				if(data4.length > 10000){
					vErrors = fail(vErrors, "/artifacts", "maxItems", 10000); errors++;
				}
				const before0 = errors;
				for(let i0=0; i0<data4.length; i0++){
					if(!(checkJobFile(data4[i0]))){
						vErrors = join(vErrors, checkJobFile.errors, "/artifacts/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/artifacts", "type", "array"); errors++;
			}
		}
		const before1 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known0.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before1 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkJobEnd.errors = vErrors;
	}
	return errors === 0;
}

export function validateJobEnd(value) {
	return validate(checkJobEnd, value);
}

export function isJobEnd(value) {
	return verdict(checkJobEnd(value));
}
