import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["array","null"];
const types1 = ["boolean","null"];
const types2 = ["string","null"];

export function checkCiLintJob(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.after_script;
		if(data0 !== undefined){
			if((!(Array.isArray(data0))) && (data0 !== null)){
				vErrors = fail(vErrors, "/after_script", "type", types0); errors++;
			}
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					if(typeof data0[i0] !== "string"){
						vErrors = fail(vErrors, "/after_script/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			}
		}
		let data2 = data.allow_failure;
		if(data2 !== undefined){
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/allow_failure", "type", types1); errors++;
			}
		}
		let data3 = data.before_script;
		if(data3 !== undefined){
			if((!(Array.isArray(data3))) && (data3 !== null)){
				vErrors = fail(vErrors, "/before_script", "type", types0); errors++;
			}
			if(Array.isArray(data3)){
				const before1 = errors;
				for(let i1=0; i1<data3.length; i1++){
					if(typeof data3[i1] !== "string"){
						vErrors = fail(vErrors, "/before_script/" + i1, "type", "string"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			}
		}
		let data5 = data.name;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data6 = data.script;
		if(data6 !== undefined){
			if((!(Array.isArray(data6))) && (data6 !== null)){
				vErrors = fail(vErrors, "/script", "type", types0); errors++;
			}
			if(Array.isArray(data6)){
				const before2 = errors;
				for(let i2=0; i2<data6.length; i2++){
					if(typeof data6[i2] !== "string"){
						vErrors = fail(vErrors, "/script/" + i2, "type", "string"); errors++;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			}
		}
		let data8 = data.stage;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/stage", "type", "string"); errors++;
			}
		}
		let data9 = data.tag_list;
		if(data9 !== undefined){
			if((!(Array.isArray(data9))) && (data9 !== null)){
				vErrors = fail(vErrors, "/tag_list", "type", types0); errors++;
			}
			if(Array.isArray(data9)){
				const before3 = errors;
				for(let i3=0; i3<data9.length; i3++){
					if(typeof data9[i3] !== "string"){
						vErrors = fail(vErrors, "/tag_list/" + i3, "type", "string"); errors++;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			}
		}
		let data11 = data.when;
		if(data11 !== undefined){
			if((typeof data11 !== "string") && (data11 !== null)){
				vErrors = fail(vErrors, "/when", "type", types2); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkCiLintJob.errors = vErrors;
	return errors === 0;
}

export function validateCiLintJob(value) {
	return validate(checkCiLintJob, value);
}

export function isCiLintJob(value) {
	return checkCiLintJob(value);
}
