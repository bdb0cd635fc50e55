import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, validate, verdict } from '../runtime/validation.js';

const types0 = ["string","null"];
const known0 = new Set(["branch","message","author","date","files"]);

export function checkSeedCommit(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.branch;
		if(data0 !== undefined){
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/branch", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
		let data1 = data.message;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "message"); errors++;
		} else {
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/message", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
		}
		let data2 = data.author;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/author", "type", "string"); errors++;
			}
		}
		let data3 = data.date;
		if(data3 !== undefined){
			if(typeof data3 === "string"){
				if(!dateTimeFormat(data3)){
					vErrors = fail(vErrors, "/date", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/date", "type", "string"); errors++;
			}
		}
		let data4 = data.files;
		if(data4 !== undefined){
			if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
				const before0 = errors;
				for(const key0 of Object.keys(data4)){
					if(!(false)){
						let data5 = data4[key0];
						if((typeof data5 !== "string") && (data5 !== null)){
							vErrors = fail(vErrors, "/files/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", types0); errors++;
						}
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/files", "type", "object"); errors++;
			}
		}
		const before1 = errors;
		for(const key1 of Object.keys(data)){
			if(!(known0.has(key1))){
				vErrors = fail(vErrors, "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before1 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkSeedCommit.errors = vErrors;
	}
	return errors === 0;
}

export function validateSeedCommit(value) {
	return validate(checkSeedCommit, value);
}

export function isSeedCommit(value) {
	return verdict(checkSeedCommit(value));
}
