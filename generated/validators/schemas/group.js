import { isDate as dateFormat, isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, integerFault, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
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
		let data0 = data.id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/id", integerFault(data0), "integer"); errors++;
			}
		}
		let data1 = data.name;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data2 = data.path;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		let data3 = data.description;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		let data4 = data.visibility;
		if(data4 !== undefined){
			if(!(checkReportedVisibility(data4))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		let data5 = data.avatar_url;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		let data6 = data.web_url;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		let data7 = data.request_access_enabled;
		if(data7 !== undefined){
			if((typeof data7 !== "boolean") && (data7 !== null)){
				vErrors = fail(vErrors, "/request_access_enabled", "type", types1); errors++;
			}
		}
		let data8 = data.repository_storage;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/repository_storage", "type", "string"); errors++;
			}
		}
		let data9 = data.full_name;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/full_name", "type", "string"); errors++;
			}
		}
		let data10 = data.full_path;
		if(data10 !== undefined){
			if(typeof data10 !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		let data11 = data.file_template_project_id;
		if(data11 !== undefined){
			if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
				vErrors = fail(vErrors, "/file_template_project_id", "type", types2); errors++;
			}
			if(typeof data11 == "number"){
				if(Math.abs(data11) > 9007199254740991 && Number.isInteger(data11) && !plainInteger(data11)){
					vErrors = fail(vErrors, "/file_template_project_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data12 = data.parent_id;
		if(data12 !== undefined){
			if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
				vErrors = fail(vErrors, "/parent_id", "type", types2); errors++;
			}
			if(typeof data12 == "number"){
				if(Math.abs(data12) > 9007199254740991 && Number.isInteger(data12) && !plainInteger(data12)){
					vErrors = fail(vErrors, "/parent_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data13 = data.created_at;
		if(data13 !== undefined){
			if(typeof data13 === "string"){
				if(!dateTimeFormat(data13)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		let data14 = data.enabled_git_access_protocol;
		if(data14 !== undefined){
			if((typeof data14 !== "string") && (data14 !== null)){
				vErrors = fail(vErrors, "/enabled_git_access_protocol", "type", types0); errors++;
			}
		}
		let data15 = data.runners_token;
		if(data15 !== undefined){
			if((typeof data15 !== "string") && (data15 !== null)){
				vErrors = fail(vErrors, "/runners_token", "type", types0); errors++;
			}
		}
		let data16 = data.shared_with_groups;
		if(data16 !== undefined){
			if(Array.isArray(data16)){
				const before0 = errors;
				for(let i0=0; i0<data16.length; i0++){
					if(!(checkGroupShare(data16[i0]))){
						vErrors = join(vErrors, checkGroupShare.errors, "/shared_with_groups/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/shared_with_groups", "type", "array"); errors++;
			}
		}
		let data18 = data.prevent_sharing_groups_outside_hierarchy;
		if(data18 !== undefined){
			if((typeof data18 !== "boolean") && (data18 !== null)){
				vErrors = fail(vErrors, "/prevent_sharing_groups_outside_hierarchy", "type", types1); errors++;
			}
		}
		let data19 = data.ip_restriction_ranges;
		if(data19 !== undefined){
			if((typeof data19 !== "string") && (data19 !== null)){
				vErrors = fail(vErrors, "/ip_restriction_ranges", "type", types0); errors++;
			}
		}
		let data20 = data.math_rendering_limits_enabled;
		if(data20 !== undefined){
			if((typeof data20 !== "boolean") && (data20 !== null)){
				vErrors = fail(vErrors, "/math_rendering_limits_enabled", "type", types1); errors++;
			}
		}
		let data21 = data.lock_math_rendering_limits_enabled;
		if(data21 !== undefined){
			if((typeof data21 !== "boolean") && (data21 !== null)){
				vErrors = fail(vErrors, "/lock_math_rendering_limits_enabled", "type", types1); errors++;
			}
		}
		let data22 = data.projects;
		if(data22 !== undefined){
			if(Array.isArray(data22)){
				const before1 = errors;
				for(let i1=0; i1<data22.length; i1++){
					if(!(checkProject(data22[i1]))){
						vErrors = join(vErrors, checkProject.errors, "/projects/" + i1);
						errors = vErrors.length;
					}
					if(errors - before1 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/projects", "type", "array"); errors++;
			}
		}
		let data24 = data.shared_projects;
		if(data24 !== undefined){
			if(Array.isArray(data24)){
				const before2 = errors;
				for(let i2=0; i2<data24.length; i2++){
					if(!(checkProject(data24[i2]))){
						vErrors = join(vErrors, checkProject.errors, "/shared_projects/" + i2);
						errors = vErrors.length;
					}
					if(errors - before2 >= 100){
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
				if(Math.abs(data26) > 9007199254740991 && Number.isInteger(data26) && !plainInteger(data26)){
					vErrors = fail(vErrors, "/shared_runners_minutes_limit", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data27 = data.extra_shared_runners_minutes_limit;
		if(data27 !== undefined){
			if((!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))) && (data27 !== null)){
				vErrors = fail(vErrors, "/extra_shared_runners_minutes_limit", "type", types2); errors++;
			}
			if(typeof data27 == "number"){
				if(Math.abs(data27) > 9007199254740991 && Number.isInteger(data27) && !plainInteger(data27)){
					vErrors = fail(vErrors, "/extra_shared_runners_minutes_limit", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data28 = data.marked_for_deletion_on;
		if(data28 !== undefined){
			if((typeof data28 !== "string") && (data28 !== null)){
				vErrors = fail(vErrors, "/marked_for_deletion_on", "type", types0); errors++;
			}
			if(typeof data28 === "string"){
				if(!dateFormat(data28)){
					vErrors = fail(vErrors, "/marked_for_deletion_on", "format", "date"); errors++;
				}
			}
		}
		let data29 = data.membership_lock;
		if(data29 !== undefined){
			if((typeof data29 !== "boolean") && (data29 !== null)){
				vErrors = fail(vErrors, "/membership_lock", "type", types1); errors++;
			}
		}
		let data30 = data.wiki_access_level;
		if(data30 !== undefined){
			if(typeof data30 !== "string"){
				vErrors = fail(vErrors, "/wiki_access_level", "type", "string"); errors++;
			}
		}
		let data31 = data.experiment_features_enabled;
		if(data31 !== undefined){
			if((typeof data31 !== "boolean") && (data31 !== null)){
				vErrors = fail(vErrors, "/experiment_features_enabled", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGroup.errors = vErrors;
	}
	return errors === 0;
}

export function validateGroup(value) {
	return validate(checkGroup, value);
}

export function isGroup(value) {
	return verdict(checkGroup(value));
}
