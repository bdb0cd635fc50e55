import { isPlainInteger } from '../runtime/exact-integers.js';
import { isDate as dateFormat } from '../runtime/formats/date.js';
import { isDateTime as dateTimeFormat } from '../runtime/formats/date-time.js';
import { fail, integerFault, join } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';
import { checkGroupShare } from './group-share.js';
import { checkProject } from './project.js';
import { checkReportedVisibility } from './reported-visibility.js';

const types0 = ["string","null"];
const types1 = ["boolean","null"];
const types2 = ["integer","null"];

export function checkGroup(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.avatar_url;
		if(data0 !== undefined){
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		let data1 = data.created_at;
		if(data1 !== undefined){
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data2 = data.description;
		if(data2 !== undefined){
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		let data3 = data.enabled_git_access_protocol;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/enabled_git_access_protocol", "type", types0); errors++;
			}
		}
		let data4 = data.experiment_features_enabled;
		if(data4 !== undefined){
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/experiment_features_enabled", "type", types1); errors++;
			}
		}
		let data5 = data.extra_shared_runners_minutes_limit;
		if(data5 !== undefined){
			if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
				vErrors = fail(vErrors, "/extra_shared_runners_minutes_limit", "type", types2); errors++;
			}
			if(typeof data5 == "number"){
				if(Math.abs(data5) > 9007199254740991 && Number.isInteger(data5) && !isPlainInteger(data5)){
					vErrors = fail(vErrors, "/extra_shared_runners_minutes_limit", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data6 = data.file_template_project_id;
		if(data6 !== undefined){
			if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
				vErrors = fail(vErrors, "/file_template_project_id", "type", types2); errors++;
			}
			if(typeof data6 == "number"){
				if(Math.abs(data6) > 9007199254740991 && Number.isInteger(data6) && !isPlainInteger(data6)){
					vErrors = fail(vErrors, "/file_template_project_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data7 = data.full_name;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/full_name", "type", "string"); errors++;
			}
		}
		let data8 = data.full_path;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		let data9 = data.id;
		if(data9 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data9) && !isPlainInteger(data9)){
				vErrors = fail(vErrors, "/id", integerFault(data9), "integer"); errors++;
			}
		}
		let data10 = data.ip_restriction_ranges;
		if(data10 !== undefined){
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/ip_restriction_ranges", "type", types0); errors++;
			}
		}
		let data11 = data.lock_math_rendering_limits_enabled;
		if(data11 !== undefined){
			if((typeof data11 !== "boolean") && (data11 !== null)){
				vErrors = fail(vErrors, "/lock_math_rendering_limits_enabled", "type", types1); errors++;
			}
		}
		let data12 = data.marked_for_deletion_on;
		if(data12 !== undefined){
			if((typeof data12 !== "string") && (data12 !== null)){
				vErrors = fail(vErrors, "/marked_for_deletion_on", "type", types0); errors++;
			}
			if(typeof data12 === "string"){
				if(!dateFormat(data12)){
					vErrors = fail(vErrors, "/marked_for_deletion_on", "format", "date"); errors++;
				}
			}
		}
		let data13 = data.math_rendering_limits_enabled;
		if(data13 !== undefined){
			if((typeof data13 !== "boolean") && (data13 !== null)){
				vErrors = fail(vErrors, "/math_rendering_limits_enabled", "type", types1); errors++;
			}
		}
		let data14 = data.membership_lock;
		if(data14 !== undefined){
			if((typeof data14 !== "boolean") && (data14 !== null)){
				vErrors = fail(vErrors, "/membership_lock", "type", types1); errors++;
			}
		}
		let data15 = data.name;
		if(data15 !== undefined){
			if(typeof data15 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data16 = data.parent_id;
		if(data16 !== undefined){
			if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
				vErrors = fail(vErrors, "/parent_id", "type", types2); errors++;
			}
			if(typeof data16 == "number"){
				if(Math.abs(data16) > 9007199254740991 && Number.isInteger(data16) && !isPlainInteger(data16)){
					vErrors = fail(vErrors, "/parent_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data17 = data.path;
		if(data17 !== undefined){
			if(typeof data17 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data18 = data.prevent_sharing_groups_outside_hierarchy;
		if(data18 !== undefined){
			if((typeof data18 !== "boolean") && (data18 !== null)){
				vErrors = fail(vErrors, "/prevent_sharing_groups_outside_hierarchy", "type", types1); errors++;
			}
		}
		let data19 = data.projects;
		if(data19 !== undefined){
			if(Array.isArray(data19)){
				const before0 = errors;
				for(let i0=0; i0<data19.length; i0++){
					if(!(checkProject(data19[i0]))){
						vErrors = join(vErrors, checkProject.errors, "/projects/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/projects", "type", "array"); errors++;
			}
		}
		let data21 = data.repository_storage;
		if(data21 !== undefined){
			if(typeof data21 !== "string"){
				vErrors = fail(vErrors, "/repository_storage", "type", "string"); errors++;
			}
		}
		let data22 = data.request_access_enabled;
		if(data22 !== undefined){
			if((typeof data22 !== "boolean") && (data22 !== null)){
				vErrors = fail(vErrors, "/request_access_enabled", "type", types1); errors++;
			}
		}
		let data23 = data.runners_token;
		if(data23 !== undefined){
			if((typeof data23 !== "string") && (data23 !== null)){
				vErrors = fail(vErrors, "/runners_token", "type", types0); errors++;
			}
		}
		let data24 = data.shared_projects;
		if(data24 !== undefined){
			if(Array.isArray(data24)){
				const before1 = errors;
				for(let i1=0; i1<data24.length; i1++){
					if(!(checkProject(data24[i1]))){
						vErrors = join(vErrors, checkProject.errors, "/shared_projects/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/shared_projects", "type", "array"); errors++;
			}
		}
		let data26 = data.shared_runners_minutes_limit;
		if(data26 !== undefined){
			if((!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))) && (data26 !== null)){
				vErrors = fail(vErrors, "/shared_runners_minutes_limit", "type", types2); errors++;
			}
			if(typeof data26 == "number"){
				if(Math.abs(data26) > 9007199254740991 && Number.isInteger(data26) && !isPlainInteger(data26)){
					vErrors = fail(vErrors, "/shared_runners_minutes_limit", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data27 = data.shared_with_groups;
		if(data27 !== undefined){
			if(Array.isArray(data27)){
				const before2 = errors;
				for(let i2=0; i2<data27.length; i2++){
					if(!(checkGroupShare(data27[i2]))){
						vErrors = join(vErrors, checkGroupShare.errors, "/shared_with_groups/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/shared_with_groups", "type", "array"); errors++;
			}
		}
		let data29 = data.visibility;
		if(data29 !== undefined){
			if(!(checkReportedVisibility(data29))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		let data30 = data.web_url;
		if(data30 !== undefined){
			if(typeof data30 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data31 = data.wiki_access_level;
		if(data31 !== undefined){
			if(typeof data31 !== "string"){
				vErrors = fail(vErrors, "/wiki_access_level", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkGroup.errors = vErrors;
	return errors === 0;
}

export function validateGroup(value) {
	return validate(checkGroup, value);
}

export function isGroup(value) {
	return checkGroup(value);
}
