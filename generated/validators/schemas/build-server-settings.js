import { fail, validate, verdict } from '../runtime/validation.js';

const known0 = new Set(["enable_ssl_verification","build_key","username","password","use_inherited_settings"]);

export function checkBuildServerSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.enable_ssl_verification;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/enable_ssl_verification", "type", "boolean"); errors++;
			}
		}
		let data1 = data.build_key;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/build_key", "type", "string"); errors++;
			}
		}
		let data2 = data.username;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		let data3 = data.password;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/password", "type", "string"); errors++;
			}
		}
		let data4 = data.use_inherited_settings;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/use_inherited_settings", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known0.has(key0))){
				if(typeof data[key0] !== "string"){
					vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", "string"); errors++;
				}
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkBuildServerSettings.errors = vErrors;
	}
	return errors === 0;
}

export function validateBuildServerSettings(value) {
	return validate(checkBuildServerSettings, value);
}

export function isBuildServerSettings(value) {
	return verdict(checkBuildServerSettings(value));
}
