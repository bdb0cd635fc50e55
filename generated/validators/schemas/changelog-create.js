import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, validate, verdict } from '../runtime/validation.js';

const pattern0 = new RegExp("^v?(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(\\.(0|[1-9][0-9]*))?(-[0-9A-Za-z.-]+)?(\\+[0-9A-Za-z.-]+)?$", "u");
const known0 = new Set(["version","branch","config_file","date","file","from","message","to","trailer"]);

export function checkChangelogCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.version;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "version"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(!pattern0.test(data0)){
					vErrors = fail(vErrors, "/version", "pattern", "^v?(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(\\.(0|[1-9][0-9]*))?(-[0-9A-Za-z.-]+)?(\\+[0-9A-Za-z.-]+)?$"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/version", "type", "string"); errors++;
			}
		}
		let data1 = data.branch;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/branch", "type", "string"); errors++;
			}
		}
		let data2 = data.config_file;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/config_file", "type", "string"); errors++;
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
		let data4 = data.file;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/file", "type", "string"); errors++;
			}
		}
		let data5 = data.from;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/from", "type", "string"); errors++;
			}
		}
		let data6 = data.message;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/message", "type", "string"); errors++;
			}
		}
		let data7 = data.to;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/to", "type", "string"); errors++;
			}
		}
		let data8 = data.trailer;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/trailer", "type", "string"); errors++;
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
		checkChangelogCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateChangelogCreate(value) {
	return validate(checkChangelogCreate, value);
}

export function isChangelogCreate(value) {
	return verdict(checkChangelogCreate(value));
}
