import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkSeededPath } from './seeded-path.js';
import { checkSeededPipeline } from './seeded-pipeline.js';

export function checkSeeded(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.tokens;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "tokens"); errors++;
		} else {
			if(Array.isArray(data0)){
				const before0 = errors;
				for(let i0=0; i0<data0.length; i0++){
					let data1 = data0[i0];
					if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
						let data2 = data1.username;
						if(data2 === undefined){
							vErrors = fail(vErrors, "/tokens/" + i0, "required", "username"); errors++;
						} else {
							if(typeof data2 !== "string"){
								vErrors = fail(vErrors, "/tokens/" + i0+"/username", "type", "string"); errors++;
							}
						}
						let data3 = data1.name;
						if(data3 === undefined){
							vErrors = fail(vErrors, "/tokens/" + i0, "required", "name"); errors++;
						} else {
							if(typeof data3 !== "string"){
								vErrors = fail(vErrors, "/tokens/" + i0+"/name", "type", "string"); errors++;
							}
						}
						let data4 = data1.token;
						if(data4 === undefined){
							vErrors = fail(vErrors, "/tokens/" + i0, "required", "token"); errors++;
						} else {
							if(typeof data4 !== "string"){
								vErrors = fail(vErrors, "/tokens/" + i0+"/token", "type", "string"); errors++;
							}
						}
					} else {
						vErrors = fail(vErrors, "/tokens/" + i0, "type", "object"); errors++;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/tokens", "type", "array"); errors++;
			}
		}
		let data5 = data.groups;
		if(data5 === undefined){
			vErrors = fail(vErrors, "", "required", "groups"); errors++;
		} else {
			if(Array.isArray(data5)){
				const before1 = errors;
				for(let i1=0; i1<data5.length; i1++){
					if(!(checkSeededPath(data5[i1]))){
						vErrors = join(vErrors, checkSeededPath.errors, "/groups/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/groups", "type", "array"); errors++;
			}
		}
		let data7 = data.projects;
		if(data7 === undefined){
			vErrors = fail(vErrors, "", "required", "projects"); errors++;
		} else {
			if(Array.isArray(data7)){
				const before2 = errors;
				for(let i2=0; i2<data7.length; i2++){
					if(!(checkSeededPath(data7[i2]))){
						vErrors = join(vErrors, checkSeededPath.errors, "/projects/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/projects", "type", "array"); errors++;
			}
		}
		let data9 = data.pipelines;
		if(data9 === undefined){
			vErrors = fail(vErrors, "", "required", "pipelines"); errors++;
		} else {
			if(Array.isArray(data9)){
				const before3 = errors;
				for(let i3=0; i3<data9.length; i3++){
					if(!(checkSeededPipeline(data9[i3]))){
						vErrors = join(vErrors, checkSeededPipeline.errors, "/pipelines/" + i3);
						errors = vErrors.length;
					}
					if(errors - before3 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/pipelines", "type", "array"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSeeded.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeeded(value) {
	return validate(checkSeeded, value);
}

export function isSeeded(value) {
	return verdict(checkSeeded(value));
}
