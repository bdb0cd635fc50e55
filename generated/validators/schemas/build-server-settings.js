import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const known0 = new Set(["build_key","enable_ssl_verification","password","use_inherited_settings","username"]);

export function checkBuildServerSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.build_key !== undefined){
			if(typeof data.build_key !== "string"){
				vErrors = fail(vErrors, "/build_key", "type", "string"); errors++;
			}
		}
		if(data.enable_ssl_verification !== undefined){
			if(typeof data.enable_ssl_verification !== "boolean"){
				vErrors = fail(vErrors, "/enable_ssl_verification", "type", "boolean"); errors++;
			}
		}
		if(data.password !== undefined){
			if(typeof data.password !== "string"){
				vErrors = fail(vErrors, "/password", "type", "string"); errors++;
			}
		}
		if(data.use_inherited_settings !== undefined){
			if(typeof data.use_inherited_settings !== "boolean"){
				vErrors = fail(vErrors, "/use_inherited_settings", "type", "boolean"); errors++;
			}
		}
		if(data.username !== undefined){
			if(typeof data.username !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
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
	checkBuildServerSettings.errors = vErrors;
	return errors === 0;
}

export function validateBuildServerSettings(value) {
	return validate(checkBuildServerSettings, value);
}

export function isBuildServerSettings(value) {
	return checkBuildServerSettings(value);
}
