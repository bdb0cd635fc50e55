import { fail, validate, verdict } from '../runtime/validation.js';

export function checkChatSettings(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.token;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/token", "type", "string"); errors++;
			}
		}
		let data1 = data.subdomain;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/subdomain", "type", "string"); errors++;
			}
		}
		let data2 = data.room;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/room", "type", "string"); errors++;
			}
		}
		let data3 = data.use_inherited_settings;
		if(data3 !== undefined){
			if(typeof data3 !== "boolean"){
				vErrors = fail(vErrors, "/use_inherited_settings", "type", "boolean"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "token") || (key0 === "subdomain")) || (key0 === "room")) || (key0 === "use_inherited_settings"))){
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
		checkChatSettings.errors = vErrors;
	}
	return errors === 0;
}

export function validateChatSettings(value) {
	return validate(checkChatSettings, value);
}

export function isChatSettings(value) {
	return verdict(checkChatSettings(value));
}
