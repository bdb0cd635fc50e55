import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

export function checkChatSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.room !== undefined){
			if(typeof data.room !== "string"){
				vErrors = fail(vErrors, "/room", "type", "string"); errors++;
			}
		}
		if(data.subdomain !== undefined){
			if(typeof data.subdomain !== "string"){
				vErrors = fail(vErrors, "/subdomain", "type", "string"); errors++;
			}
		}
		if(data.token !== undefined){
			if(typeof data.token !== "string"){
				vErrors = fail(vErrors, "/token", "type", "string"); errors++;
			}
		}
		if(data.use_inherited_settings !== undefined){
			if(typeof data.use_inherited_settings !== "boolean"){
				vErrors = fail(vErrors, "/use_inherited_settings", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "room") || (key0 === "subdomain")) || (key0 === "token")) || (key0 === "use_inherited_settings"))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkChatSettings.errors = vErrors;
	return errors === 0;
}

export function validateChatSettings(value) {
	return validate(checkChatSettings, value);
}

export function isChatSettings(value) {
	return checkChatSettings(value);
}
