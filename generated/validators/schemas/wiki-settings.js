import { fail, validate, verdict } from '../runtime/validation.js';

export function checkWikiSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.use_inherited_settings;
		if(data0 !== undefined){
			if(typeof data0 !== "boolean"){
				vErrors = fail(vErrors, "/use_inherited_settings", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(key0 === "use_inherited_settings")){
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
		checkWikiSettings.errors = vErrors;
	}
	return errors === 0;
}

export function validateWikiSettings(value) {
	return validate(checkWikiSettings, value);
}

export function isWikiSettings(value) {
	return verdict(checkWikiSettings(value));
}
