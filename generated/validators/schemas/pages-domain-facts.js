import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["boolean","null"];
const types1 = ["string","null"];

export function checkPagesDomainFacts(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.auto_ssl_enabled !== undefined){
			let data0 = data.auto_ssl_enabled;
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/auto_ssl_enabled", "type", types0); errors++;
			}
		}
		if(data.domain === undefined){
			vErrors = fail(vErrors, "", "required", "domain"); errors++;
		} else {
			if(typeof data.domain !== "string"){
				vErrors = fail(vErrors, "/domain", "type", "string"); errors++;
			}
		}
		if(data.enabled_until !== undefined){
			let data2 = data.enabled_until;
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/enabled_until", "type", types1); errors++;
			}
			if(typeof data2 === "string"){
				if(!dateTimeFormat(data2)){
					vErrors = fail(vErrors, "/enabled_until", "format", "date-time"); errors++;
				}
			}
		}
		if(data.url !== undefined){
			if(typeof data.url !== "string"){
				vErrors = fail(vErrors, "/url", "type", "string"); errors++;
			}
		}
		if(data.verification_code !== undefined){
			if(typeof data.verification_code !== "string"){
				vErrors = fail(vErrors, "/verification_code", "type", "string"); errors++;
			}
		}
		if(data.verified !== undefined){
			let data5 = data.verified;
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/verified", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkPagesDomainFacts.errors = vErrors;
	return errors === 0;
}

export function validatePagesDomainFacts(value) {
	return validate(checkPagesDomainFacts, value);
}

export function isPagesDomainFacts(value) {
	return checkPagesDomainFacts(value);
}
