import { isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, join, unite, validate, verdict } from '../runtime/validation.js';
import { checkDateToReport } from './date-to-report.js';
import { checkGroupSamlIdentity } from './group-saml-identity.js';
import { checkReportedAccessLevel } from './reported-access-level.js';
import { checkUserSummary } from './user-summary.js';

const types0 = ["string","null"];

export function checkMember(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkUserSummary(data))){
		vErrors = join(vErrors, checkUserSummary.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.created_at;
		if(data0 !== undefined){
			if(typeof data0 === "string"){
				if(!dateTimeFormat(data0)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data1 = data.created_by;
		if(data1 !== undefined){
			if(!(checkUserSummary(data1))){
				vErrors = join(vErrors, checkUserSummary.errors, "/created_by");
				errors = vErrors.length;
			}
		}
		let data2 = data.expires_at;
		if(data2 !== undefined){
			if(!(checkDateToReport(data2))){
				vErrors = join(vErrors, checkDateToReport.errors, "/expires_at");
				errors = vErrors.length;
			}
		}
		let data3 = data.access_level;
		if(data3 !== undefined){
			if(!(checkReportedAccessLevel(data3))){
				vErrors = join(vErrors, checkReportedAccessLevel.errors, "/access_level");
				errors = vErrors.length;
			}
		}
		let data4 = data.email;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/email", "type", types0); errors++;
			}
		}
		let data5 = data.group_saml_identity;
		if(data5 !== undefined){
			const _errs8 = errors;
			let valid7 = false;
			const _errs9 = errors;
			if(!(checkGroupSamlIdentity(data5))){
				vErrors = join(vErrors, checkGroupSamlIdentity.errors, "/group_saml_identity");
				errors = vErrors.length;
			}
			var _valid0 = _errs9 === errors;
			if(_valid0){
				valid7 = true;
			}
			var end0 = errors;
			if(!valid7){
				const _errs10 = errors;
				if(data5 !== null){
					vErrors = fail(vErrors, "/group_saml_identity", "type", "null"); errors++;
				}
				var _valid1 = _errs10 === errors;
				if(_valid1){
					valid7 = true;
				}
				var end1 = errors;
			}
			if(!valid7){
				vErrors = unite(vErrors, { keyword: "anyOf", pointer: "/group_saml_identity", start: _errs8, ends: [end0, end1] });
				errors = vErrors.length;
			} else {
				errors = _errs8;
				if(vErrors !== null){
					if(_errs8){
						vErrors.length = _errs8;
					} else {
						vErrors = null;
					}
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkMember.errors = vErrors;
	}
	return errors === 0;
}

export function validateMember(value) {
	return validate(checkMember, value);
}

export function isMember(value) {
	return verdict(checkMember(value));
}
