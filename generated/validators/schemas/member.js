import { isDate as dateFormat } from '../runtime/formats/date.js';
import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkGroupSamlIdentity } from './group-saml-identity.js';
import { checkReportedAccessLevel } from './reported-access-level.js';
import { checkUserSummary } from './user-summary.js';

const types0 = ["string","null"];

export function checkMember(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.access_level !== undefined){
			if(!(checkReportedAccessLevel(data.access_level))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		if(data.avatar_url !== undefined){
			let data1 = data.avatar_url;
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		if(data.created_at !== undefined){
			let data2 = data.created_at;
			if(typeof data2 === "string"){
				if(!dateTimeFormat(data2)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.created_by !== undefined){
			if(!(checkUserSummary(data.created_by))){
				vErrors = join(vErrors, checkUserSummary.errors, "/created_by");
				errors = vErrors.length;
			}
		}
		if(data.email !== undefined){
			let data4 = data.email;
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/email", "type", types0); errors++;
			}
		}
		if(data.expires_at !== undefined){
			let data5 = data.expires_at;
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/expires_at", "type", types0); errors++;
			}
			if(typeof data5 === "string"){
				if(!dateFormat(data5)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			}
		}
		if(data.group_saml_identity !== undefined){
			let data6 = data.group_saml_identity;
			const _errs7 = errors;
			let valid7 = false;
			const _errs8 = errors;
			if(!(checkGroupSamlIdentity(data6))){
				vErrors = join(vErrors, checkGroupSamlIdentity.errors, "/group_saml_identity");
				errors = vErrors.length;
			}
			var _valid0 = _errs8 === errors;
			valid7 = valid7 || _valid0;
			if(!valid7){
				const _errs9 = errors;
				if(data6 !== null){
					vErrors = fail(vErrors, "/group_saml_identity", "type", "null"); errors++;
				}
				var _valid0 = _errs9 === errors;
				valid7 = valid7 || _valid0;
			}
			if(!valid7){
				vErrors = fail(vErrors, "/group_saml_identity", "anyOf"); errors++;
			} else {
				errors = _errs7;
				if(vErrors !== null){
					if(_errs7){
						vErrors.length = _errs7;
					} else {
						vErrors = null;
					}
				}
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data7 = data.id;
			if(!Number.isSafeInteger(data7)){
				vErrors = fail(vErrors, "/id", integerFault(data7), "integer"); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.state !== undefined){
			if(typeof data.state !== "string"){
				vErrors = fail(vErrors, "/state", "type", "string"); errors++;
			}
		}
		if(data.username !== undefined){
			if(typeof data.username !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkMember.errors = vErrors;
	return errors === 0;
}

export function validateMember(value) {
	return validate(checkMember, value);
}

export function isMember(value) {
	return checkMember(value);
}
