import { fail, validate, verdict } from '../runtime/validation.js';

const types0 = ["array","null"];
const types1 = ["string","null"];
const types2 = ["boolean","null"];

export function checkCiLintJob(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.name;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data1 = data.stage;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/stage", "type", "string"); errors++;
			}
		}
		let data2 = data.before_script;
		if(data2 !== undefined){
			if((!(Array.isArray(data2))) && (data2 !== null)){
				vErrors = fail(vErrors, "/before_script", "type", types0); errors++;
			}
			if(Array.isArray(data2)){
				const before0 = errors;
				for(let i0=0; i0<data2.length; i0++){
					if(typeof data2[i0] !== "string"){
						vErrors = fail(vErrors, "/before_script/" + i0, "type", "string"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			}
		}
		let data4 = data.script;
		if(data4 !== undefined){
			if((!(Array.isArray(data4))) && (data4 !== null)){
				vErrors = fail(vErrors, "/script", "type", types0); errors++;
			}
			if(Array.isArray(data4)){
				const before1 = errors;
				for(let i1=0; i1<data4.length; i1++){
					if(typeof data4[i1] !== "string"){
						vErrors = fail(vErrors, "/script/" + i1, "type", "string"); errors++;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			}
		}
		let data6 = data.after_script;
		if(data6 !== undefined){
			if((!(Array.isArray(data6))) && (data6 !== null)){
				vErrors = fail(vErrors, "/after_script", "type", types0); errors++;
			}
			if(Array.isArray(data6)){
				const before2 = errors;
				for(let i2=0; i2<data6.length; i2++){
					if(typeof data6[i2] !== "string"){
						vErrors = fail(vErrors, "/after_script/" + i2, "type", "string"); errors++;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			}
		}
		let data8 = data.tag_list;
		if(data8 !== undefined){
			if((!(Array.isArray(data8))) && (data8 !== null)){
				vErrors = fail(vErrors, "/tag_list", "type", types0); errors++;
			}
			if(Array.isArray(data8)){
				const before3 = errors;
				for(let i3=0; i3<data8.length; i3++){
					if(typeof data8[i3] !== "string"){
						vErrors = fail(vErrors, "/tag_list/" + i3, "type", "string"); errors++;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			}
		}
		let data10 = data.when;
		if(data10 !== undefined){
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/when", "type", types1); errors++;
			}
		}
		let data11 = data.allow_failure;
		if(data11 !== undefined){
			if((typeof data11 !== "boolean") && (data11 !== null)){
				vErrors = fail(vErrors, "/allow_failure", "type", types2); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkCiLintJob.errors = vErrors;
	}
	return errors === 0;
}

export function validateCiLintJob(value) {
	return validate(checkCiLintJob, value);
}

export function isCiLintJob(value) {
	return verdict(checkCiLintJob(value));
}
