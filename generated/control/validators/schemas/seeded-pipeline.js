import { fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

export function checkSeededPipeline(data){
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
		let data1 = data.full_path;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "full_path"); errors++;
		} else {
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		let data2 = data.ref;
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "ref"); errors++;
		} else {
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data3 = data.jobs;
		if(data3 === undefined){
			vErrors = fail(vErrors, "", "required", "jobs"); errors++;
		} else {
			if(Array.isArray(data3)){
				const before0 = errors;
				for(let i0=0; i0<data3.length; i0++){
					let data4 = data3[i0];
					if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
						let data5 = data4.id;
						if(data5 === undefined){
							vErrors = fail(vErrors, "/jobs/" + i0, "required", "id"); errors++;
						} else {
							if(!Number.isSafeInteger(data5) && !plainInteger(data5)){
								vErrors = fail(vErrors, "/jobs/" + i0+"/id", integerFault(data5), "integer"); errors++;
							}
						}
						let data6 = data4.name;
						if(data6 === undefined){
							vErrors = fail(vErrors, "/jobs/" + i0, "required", "name"); errors++;
						} else {
							if(typeof data6 !== "string"){
								vErrors = fail(vErrors, "/jobs/" + i0+"/name", "type", "string"); errors++;
							}
						}
						let data7 = data4.status;
						if(data7 === undefined){
							vErrors = fail(vErrors, "/jobs/" + i0, "required", "status"); errors++;
						} else {
							if(typeof data7 !== "string"){
								vErrors = fail(vErrors, "/jobs/" + i0+"/status", "type", "string"); errors++;
							}
						}
					} else {
						vErrors = fail(vErrors, "/jobs/" + i0, "type", "object"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/jobs", "type", "array"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSeededPipeline.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeededPipeline(value) {
	return validate(checkSeededPipeline, value);
}

export function isSeededPipeline(value) {
	return verdict(checkSeededPipeline(value));
}
