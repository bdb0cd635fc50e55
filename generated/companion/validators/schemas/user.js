import { isDate as dateFormat, isDateTime as dateTimeFormat } from '../runtime/formats.js';
import { fail, isPlainInteger as plainInteger, join, validate, verdict } from '../runtime/validation.js';
import { checkUserIdentity } from './user-identity.js';
import { checkUserSummary } from './user-summary.js';

const types0 = ["boolean","null"];
const types1 = ["string","null"];
const types2 = ["integer","null"];

export function checkUser(data){
	let vErrors = null;
	let errors = 0;
	if(!(checkUserSummary(data))){
		vErrors = join(vErrors, checkUserSummary.errors, "");
		errors = vErrors.length;
	}
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.locked;
		if(data0 !== undefined){
			if((typeof data0 !== "boolean") && (data0 !== null)){
				vErrors = fail(vErrors, "/locked", "type", types0); errors++;
			}
		}
		let data1 = data.bot;
		if(data1 !== undefined){
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/bot", "type", types0); errors++;
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
		let data3 = data.bio;
		if(data3 !== undefined){
			if((typeof data3 !== "string") && (data3 !== null)){
				vErrors = fail(vErrors, "/bio", "type", types1); errors++;
			}
		}
		let data4 = data.location;
		if(data4 !== undefined){
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/location", "type", types1); errors++;
			}
		}
		let data5 = data.public_email;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/public_email", "type", types1); errors++;
			}
		}
		let data6 = data.website_url;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/website_url", "type", types1); errors++;
			}
		}
		let data7 = data.organization;
		if(data7 !== undefined){
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/organization", "type", types1); errors++;
			}
		}
		let data8 = data.job_title;
		if(data8 !== undefined){
			if((typeof data8 !== "string") && (data8 !== null)){
				vErrors = fail(vErrors, "/job_title", "type", types1); errors++;
			}
		}
		let data9 = data.pronouns;
		if(data9 !== undefined){
			if((typeof data9 !== "string") && (data9 !== null)){
				vErrors = fail(vErrors, "/pronouns", "type", types1); errors++;
			}
		}
		let data10 = data.email;
		if(data10 !== undefined){
			if((typeof data10 !== "string") && (data10 !== null)){
				vErrors = fail(vErrors, "/email", "type", types1); errors++;
			}
		}
		let data11 = data.commit_email;
		if(data11 !== undefined){
			if((typeof data11 !== "string") && (data11 !== null)){
				vErrors = fail(vErrors, "/commit_email", "type", types1); errors++;
			}
		}
		let data12 = data.external;
		if(data12 !== undefined){
			if((typeof data12 !== "boolean") && (data12 !== null)){
				vErrors = fail(vErrors, "/external", "type", types0); errors++;
			}
		}
		let data13 = data.private_profile;
		if(data13 !== undefined){
			if((typeof data13 !== "boolean") && (data13 !== null)){
				vErrors = fail(vErrors, "/private_profile", "type", types0); errors++;
			}
		}
		let data14 = data.is_admin;
		if(data14 !== undefined){
			if((typeof data14 !== "boolean") && (data14 !== null)){
				vErrors = fail(vErrors, "/is_admin", "type", types0); errors++;
			}
		}
		let data15 = data.note;
		if(data15 !== undefined){
			if((typeof data15 !== "string") && (data15 !== null)){
				vErrors = fail(vErrors, "/note", "type", types1); errors++;
			}
		}
		let data16 = data.namespace_id;
		if(data16 !== undefined){
			if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
				vErrors = fail(vErrors, "/namespace_id", "type", types2); errors++;
			}
			if(typeof data16 == "number"){
				if(Math.abs(data16) > 9007199254740991 && Number.isInteger(data16) && !plainInteger(data16)){
					vErrors = fail(vErrors, "/namespace_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data17 = data.can_create_group;
		if(data17 !== undefined){
			if((typeof data17 !== "boolean") && (data17 !== null)){
				vErrors = fail(vErrors, "/can_create_group", "type", types0); errors++;
			}
		}
		let data18 = data.can_create_project;
		if(data18 !== undefined){
			if((typeof data18 !== "boolean") && (data18 !== null)){
				vErrors = fail(vErrors, "/can_create_project", "type", types0); errors++;
			}
		}
		let data19 = data.two_factor_enabled;
		if(data19 !== undefined){
			if((typeof data19 !== "boolean") && (data19 !== null)){
				vErrors = fail(vErrors, "/two_factor_enabled", "type", types0); errors++;
			}
		}
		let data20 = data.projects_limit;
		if(data20 !== undefined){
			if((!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))) && (data20 !== null)){
				vErrors = fail(vErrors, "/projects_limit", "type", types2); errors++;
			}
			if(typeof data20 == "number"){
				if(Math.abs(data20) > 9007199254740991 && Number.isInteger(data20) && !plainInteger(data20)){
					vErrors = fail(vErrors, "/projects_limit", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data21 = data.theme_id;
		if(data21 !== undefined){
			if((!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))) && (data21 !== null)){
				vErrors = fail(vErrors, "/theme_id", "type", types2); errors++;
			}
			if(typeof data21 == "number"){
				if(Math.abs(data21) > 9007199254740991 && Number.isInteger(data21) && !plainInteger(data21)){
					vErrors = fail(vErrors, "/theme_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data22 = data.color_scheme_id;
		if(data22 !== undefined){
			if((!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))) && (data22 !== null)){
				vErrors = fail(vErrors, "/color_scheme_id", "type", types2); errors++;
			}
			if(typeof data22 == "number"){
				if(Math.abs(data22) > 9007199254740991 && Number.isInteger(data22) && !plainInteger(data22)){
					vErrors = fail(vErrors, "/color_scheme_id", "safeInteger", "integer"); errors++;
				}
			}
		}
		let data23 = data.identities;
		if(data23 !== undefined){
			if(Array.isArray(data23)){
				const before0 = errors;
				for(let i0=0; i0<data23.length; i0++){
					if(!(checkUserIdentity(data23[i0]))){
						vErrors = join(vErrors, checkUserIdentity.errors, "/identities/" + i0);
						errors = vErrors.length;
					}
					if(errors - before0 >= 100){
						break;
					}
				}
			} else {
				vErrors = fail(vErrors, "/identities", "type", "array"); errors++;
			}
		}
		let data25 = data.confirmed_at;
		if(data25 !== undefined){
			if((typeof data25 !== "string") && (data25 !== null)){
				vErrors = fail(vErrors, "/confirmed_at", "type", types1); errors++;
			}
			if(typeof data25 === "string"){
				if(!dateTimeFormat(data25)){
					vErrors = fail(vErrors, "/confirmed_at", "format", "date-time"); errors++;
				}
			}
		}
		let data26 = data.last_sign_in_at;
		if(data26 !== undefined){
			if((typeof data26 !== "string") && (data26 !== null)){
				vErrors = fail(vErrors, "/last_sign_in_at", "type", types1); errors++;
			}
			if(typeof data26 === "string"){
				if(!dateTimeFormat(data26)){
					vErrors = fail(vErrors, "/last_sign_in_at", "format", "date-time"); errors++;
				}
			}
		}
		let data27 = data.current_sign_in_at;
		if(data27 !== undefined){
			if((typeof data27 !== "string") && (data27 !== null)){
				vErrors = fail(vErrors, "/current_sign_in_at", "type", types1); errors++;
			}
			if(typeof data27 === "string"){
				if(!dateTimeFormat(data27)){
					vErrors = fail(vErrors, "/current_sign_in_at", "format", "date-time"); errors++;
				}
			}
		}
		let data28 = data.last_activity_on;
		if(data28 !== undefined){
			if((typeof data28 !== "string") && (data28 !== null)){
				vErrors = fail(vErrors, "/last_activity_on", "type", types1); errors++;
			}
			if(typeof data28 === "string"){
				if(!dateFormat(data28)){
					vErrors = fail(vErrors, "/last_activity_on", "format", "date"); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkUser.errors = vErrors;
	}
	return errors === 0;
}

export function validateUser(value) {
	return validate(checkUser, value);
}

export function isUser(value) {
	return verdict(checkUser(value));
}
