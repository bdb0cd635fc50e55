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
		let data0 = data.access_level;
		if(data0 !== undefined){
			if(!(checkReportedAccessLevel(data0))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		let data1 = data.avatar_url;
		if(data1 !== undefined){
			if((typeof data1 !== "string") && (data1 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		let data2 = data.created_at;
		if(data2 !== undefined){
			if(typeof data2 === "string"){
				if(!dateTimeFormat(data2)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data3 = data.created_by;
		if(data3 !== undefined){
			if(!(checkUserSummary(data3))){
				vErrors = join(vErrors, checkUserSummary.errors, "/created_by");
				errors = vErrors.length;
			}
		}
		let data4 = data.email;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/email", "type", types0); errors++;
			}
		}
		let data5 = data.expires_at;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/expires_at", "type", types0); errors++;
			}
			if(typeof data5 === "string"){
				if(!dateFormat(data5)){
					vErrors = fail(vErrors, "/expires_at", "format", "date"); errors++;
				}
			}
		}
		let data6 = data.group_saml_identity;
		if(data6 !== undefined){
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
		let data7 = data.id;
		if(data7 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data7)){
				vErrors = fail(vErrors, "/id", integerFault(data7), "integer"); errors++;
			}
		}
		let data8 = data.name;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data9 = data.state;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/state", "type", "string"); errors++;
			}
		}
		let data10 = data.username;
		if(data10 !== undefined){
			if(typeof data10 !== "string"){
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		let data11 = data.web_url;
		if(data11 !== undefined){
			if(typeof data11 !== "string"){
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
