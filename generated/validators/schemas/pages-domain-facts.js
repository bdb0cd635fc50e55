import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, validate, verdict } from '../runtime/validation.js';

const types0 = ["boolean","null"];
const types1 = ["string","null"];

export function checkPagesDomainFacts(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.domain;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "domain"); errors++;
		} else {
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/domain", "type", "string"); errors++;
			}
		}
		let data1 = data.url;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/url", "type", "string"); errors++;
			}
		}
		let data2 = data.verified;
		if(data2 !== undefined){
			if((typeof data2 !== "boolean") && (data2 !== null)){
				vErrors = fail(vErrors, "/verified", "type", types0); errors++;
			}
		}
		let data3 = data.verification_code;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/verification_code", "type", "string"); errors++;
			}
		}
		let data4 = data.enabled_until;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/enabled_until", "type", types1); errors++;
			}
			if(typeof data4 === "string"){
				if(!dateTimeFormat(data4)){
					vErrors = fail(vErrors, "/enabled_until", "format", "date-time"); errors++;
				}
			}
		}
		let data5 = data.auto_ssl_enabled;
		if(data5 !== undefined){
			if((typeof data5 !== "boolean") && (data5 !== null)){
				vErrors = fail(vErrors, "/auto_ssl_enabled", "type", types0); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkPagesDomainFacts.errors = vErrors;
	}
	return errors === 0;
}

export function validatePagesDomainFacts(value) {
	return validate(checkPagesDomainFacts, value);
}

export function isPagesDomainFacts(value) {
	return verdict(checkPagesDomainFacts(value));
}
