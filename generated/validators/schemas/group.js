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
		if(data.avatar_url !== undefined){
			let data0 = data.avatar_url;
			if((typeof data0 !== "string") && (data0 !== null)){
				vErrors = fail(vErrors, "/avatar_url", "type", types0); errors++;
			}
		}
		if(data.created_at !== undefined){
			let data1 = data.created_at;
			if(typeof data1 === "string"){
				if(!dateTimeFormat(data1)){
					vErrors = fail(vErrors, "/created_at", "format", "date-time"); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/created_at", "type", "string"); errors++;
			}
		}
		if(data.description !== undefined){
			let data2 = data.description;
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/description", "type", types0); errors++;
			}
		}
		if(data.enabled_git_access_protocol !== undefined){
			let data3 = data.enabled_git_access_protocol;
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/enabled_git_access_protocol", "type", types0); errors++;
			}
		}
		if(data.experiment_features_enabled !== undefined){
			let data4 = data.experiment_features_enabled;
			if((typeof data4 !== "boolean") && (data4 !== null)){
				vErrors = fail(vErrors, "/experiment_features_enabled", "type", types1); errors++;
			}
		}
		if(data.extra_shared_runners_minutes_limit !== undefined){
			let data5 = data.extra_shared_runners_minutes_limit;
			if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
				vErrors = fail(vErrors, "/extra_shared_runners_minutes_limit", "type", types2); errors++;
			}
			if(typeof data5 == "number"){
				if(Math.abs(data5) > 9007199254740991 && Number.isInteger(data5)){
					vErrors = fail(vErrors, "/extra_shared_runners_minutes_limit", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.file_template_project_id !== undefined){
			let data6 = data.file_template_project_id;
			if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
				vErrors = fail(vErrors, "/file_template_project_id", "type", types2); errors++;
			}
			if(typeof data6 == "number"){
				if(Math.abs(data6) > 9007199254740991 && Number.isInteger(data6)){
					vErrors = fail(vErrors, "/file_template_project_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.full_name !== undefined){
			if(typeof data.full_name !== "string"){
				vErrors = fail(vErrors, "/full_name", "type", "string"); errors++;
			}
		}
		if(data.full_path !== undefined){
			if(typeof data.full_path !== "string"){
				vErrors = fail(vErrors, "/full_path", "type", "string"); errors++;
			}
		}
		if(data.id === undefined){
			vErrors = fail(vErrors, "", "required", "id"); errors++;
		} else {
			let data9 = data.id;
			if(!Number.isSafeInteger(data9)){
				vErrors = fail(vErrors, "/id", integerFault(data9), "integer"); errors++;
			}
		}
		if(data.ip_restriction_ranges !== undefined){
			let data10 = data.ip_restriction_ranges;
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/ip_restriction_ranges", "type", types0); errors++;
			}
		}
		if(data.lock_math_rendering_limits_enabled !== undefined){
			let data11 = data.lock_math_rendering_limits_enabled;
			if((typeof data11 !== "boolean") && (data11 !== null)){
				vErrors = fail(vErrors, "/lock_math_rendering_limits_enabled", "type", types1); errors++;
			}
		}
		if(data.marked_for_deletion_on !== undefined){
			let data12 = data.marked_for_deletion_on;
			if((typeof data12 !== "string") && (data12 !== null)){
				vErrors = fail(vErrors, "/marked_for_deletion_on", "type", types0); errors++;
			}
			if(typeof data12 === "string"){
				if(!dateFormat(data12)){
					vErrors = fail(vErrors, "/marked_for_deletion_on", "format", "date"); errors++;
				}
			}
		}
		if(data.math_rendering_limits_enabled !== undefined){
			let data13 = data.math_rendering_limits_enabled;
			if((typeof data13 !== "boolean") && (data13 !== null)){
				vErrors = fail(vErrors, "/math_rendering_limits_enabled", "type", types1); errors++;
			}
		}
		if(data.membership_lock !== undefined){
			let data14 = data.membership_lock;
			if((typeof data14 !== "boolean") && (data14 !== null)){
				vErrors = fail(vErrors, "/membership_lock", "type", types1); errors++;
			}
		}
		if(data.name !== undefined){
			if(typeof data.name !== "string"){
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		if(data.parent_id !== undefined){
			let data16 = data.parent_id;
			if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
				vErrors = fail(vErrors, "/parent_id", "type", types2); errors++;
			}
			if(typeof data16 == "number"){
				if(Math.abs(data16) > 9007199254740991 && Number.isInteger(data16)){
					vErrors = fail(vErrors, "/parent_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.path !== undefined){
			if(typeof data.path !== "string"){
				vErrors = fail(vErrors, "/path", "type", "string"); errors++;
			}
		}
		if(data.prevent_sharing_groups_outside_hierarchy !== undefined){
			let data18 = data.prevent_sharing_groups_outside_hierarchy;
			if((typeof data18 !== "boolean") && (data18 !== null)){
				vErrors = fail(vErrors, "/prevent_sharing_groups_outside_hierarchy", "type", types1); errors++;
			}
		}
		if(data.projects !== undefined){
			let data19 = data.projects;
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
		if(data.repository_storage !== undefined){
			if(typeof data.repository_storage !== "string"){
				vErrors = fail(vErrors, "/repository_storage", "type", "string"); errors++;
			}
		}
		if(data.request_access_enabled !== undefined){
			let data22 = data.request_access_enabled;
			if((typeof data22 !== "boolean") && (data22 !== null)){
				vErrors = fail(vErrors, "/request_access_enabled", "type", types1); errors++;
			}
		}
		if(data.runners_token !== undefined){
			let data23 = data.runners_token;
			if((typeof data23 !== "string") && (data23 !== null)){
				vErrors = fail(vErrors, "/runners_token", "type", types0); errors++;
			}
		}
		if(data.shared_projects !== undefined){
			let data24 = data.shared_projects;
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
		if(data.shared_runners_minutes_limit !== undefined){
			let data26 = data.shared_runners_minutes_limit;
			if((!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))) && (data26 !== null)){
				vErrors = fail(vErrors, "/shared_runners_minutes_limit", "type", types2); errors++;
			}
			if(typeof data26 == "number"){
				if(Math.abs(data26) > 9007199254740991 && Number.isInteger(data26)){
					vErrors = fail(vErrors, "/shared_runners_minutes_limit", "safeInteger", "integer"); errors++;
				}
			}
		}
		if(data.shared_with_groups !== undefined){
			let data27 = data.shared_with_groups;
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
		if(data.visibility !== undefined){
			if(!(checkReportedVisibility(data.visibility))){
				vErrors = join(vErrors, checkReportedVisibility.errors, "/visibility");
				errors = vErrors.length;
			}
		}
		if(data.web_url !== undefined){
			if(typeof data.web_url !== "string"){
				vErrors = fail(vErrors, "/web_url", "type", "string"); errors++;
			}
		}
		if(data.wiki_access_level !== undefined){
			if(typeof data.wiki_access_level !== "string"){
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
