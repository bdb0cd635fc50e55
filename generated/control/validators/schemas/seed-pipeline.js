import { fail, join, segment, validate, verdict } from '../runtime/validation.js';
import { checkJobEnd } from './job-end.js';

const pattern0 = new RegExp("^[A-Za-z0-9_]{1,255}$", "u");

export function checkSeedPipeline(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.ref;
		if(data0 !== undefined){
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/ref", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
		let data1 = data.user;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/user", "type", "string"); errors++;
			}
		}
		let data2 = data.variables;
		if(data2 !== undefined){
			if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
				const before0 = errors;
				for(const key0 of Object.keys(data2)){
					if(typeof key0 === "string"){
						if(!pattern0.test(key0)){
							vErrors = fail(vErrors, "/variables" + segment(key0), "pattern", "^[A-Za-z0-9_]{1,255}$"); errors++;
						}
					}
					if(errors - before0 >= 100){
						break;
					}
				}
				const before1 = errors;
				for(const key1 of Object.keys(data2)){
					if(!(false)){
						if(typeof data2[key1] !== "string"){
							vErrors = fail(vErrors, "/variables/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "string"); errors++;
						}
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/variables", "type", "object"); errors++;
			}
		}
		let data4 = data.jobs;
		if(data4 !== undefined){
			if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
				const before2 = errors;
				for(const key2 of Object.keys(data4)){
					if(!(false)){
						if(!(checkJobEnd(data4[key2]))){
							vErrors = join(vErrors, checkJobEnd.errors, "/jobs/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"));
							errors = vErrors.length;
						}
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/jobs", "type", "object"); errors++;
			}
		}
		const before3 = errors;
		for(const key3 of Object.keys(data)){
			if(!((((key3 === "ref") || (key3 === "user")) || (key3 === "variables")) || (key3 === "jobs"))){
				vErrors = fail(vErrors, "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before3 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSeedPipeline.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeedPipeline(value) {
	return validate(checkSeedPipeline, value);
}

export function isSeedPipeline(value) {
	return verdict(checkSeedPipeline(value));
}
