import { fail, join, validate, verdict } from '../runtime/validation.js';
import { checkIntegrationValue } from './integration-value.js';

export function checkMobileStoreSettings(data){
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
				if(!(checkIntegrationValue(data[key0]))){
					vErrors = join(vErrors, checkIntegrationValue.errors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"));
					errors = vErrors.length;
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
		checkMobileStoreSettings.errors = vErrors;
	}
	return errors === 0;
}

export function validateMobileStoreSettings(value) {
	return validate(checkMobileStoreSettings, value);
}

export function isMobileStoreSettings(value) {
	return verdict(checkMobileStoreSettings(value));
}
