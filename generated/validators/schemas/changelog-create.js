import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const pattern0 = new RegExp("^v?(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?(\\+[0-9A-Za-z.-]+)?$", "u");
const known0 = new Set(["branch","config_file","date","file","from","message","to","trailer","version"]);

export function checkChangelogCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.branch !== undefined){
			if(typeof data.branch !== "string"){
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
		if(data.config_file !== undefined){
			if(typeof data.config_file !== "string"){
				vErrors = fail(vErrors, "/config_file", "type", "string"); errors++;
			}
		}
		if(data.date !== undefined){
			let data2 = data.date;
			if(typeof data2 === "string"){
				if(!dateTimeFormat(data2)){
					vErrors = fail(vErrors, "/date", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/date", "type", "string"); errors++;
			}
		}
		if(data.file !== undefined){
			if(typeof data.file !== "string"){
				vErrors = fail(vErrors, "/file", "type", "string"); errors++;
			}
		}
		if(data.from !== undefined){
			if(typeof data.from !== "string"){
				vErrors = fail(vErrors, "/from", "type", "string"); errors++;
			}
		}
		if(data.message !== undefined){
			if(typeof data.message !== "string"){
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
		}
		if(data.to !== undefined){
			if(typeof data.to !== "string"){
				vErrors = fail(vErrors, "/to", "type", "string"); errors++;
			}
		}
		if(data.trailer !== undefined){
			if(typeof data.trailer !== "string"){
				vErrors = fail(vErrors, "/trailer", "type", "string"); errors++;
			}
		}
		if(data.version === undefined){
			vErrors = fail(vErrors, "", "required", "version"); errors++;
		} else {
			let data8 = data.version;
			if(typeof data8 === "string"){
				if(!pattern0.test(data8)){
					vErrors = fail(vErrors, "/version", "pattern", "^v?(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?(\\+[0-9A-Za-z.-]+)?$"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/version", "type", "string"); errors++;
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
	checkChangelogCreate.errors = vErrors;
	return errors === 0;
}

export function validateChangelogCreate(value) {
	return validate(checkChangelogCreate, value);
}

export function isChangelogCreate(value) {
	return checkChangelogCreate(value);
}
