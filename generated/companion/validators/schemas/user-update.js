import { codePoints, fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

const known0 = new Set(["email","name","username","password","skip_reconfirmation","admin","auditor","can_create_group","color_scheme_id","theme_id","external","extern_uid","provider","projects_limit","private_profile","public_email","commit_email","bio","location","website_url","organization","job_title","pronouns","note"]);

export function checkUserUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.email;
		if(data0 !== undefined){
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/email", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		let data1 = data.name;
		if(data1 !== undefined){
			if(typeof data1 === "string"){
				if(data1.length < 1){
					vErrors = fail(vErrors, "/name", "minLength", 1); errors++;
				}
				if(data1.length > 255 && codePoints(data1) > 255){
					vErrors = fail(vErrors, "/name", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", "string"); errors++;
			}
		}
		let data2 = data.username;
		if(data2 !== undefined){
			if(typeof data2 === "string"){
				if(data2.length < 1){
					vErrors = fail(vErrors, "/username", "minLength", 1); errors++;
				}
				if(data2.length > 255 && codePoints(data2) > 255){
					vErrors = fail(vErrors, "/username", "maxLength", 255); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/username", "type", "string"); errors++;
			}
		}
		let data3 = data.password;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/password", "type", "string"); errors++;
			}
		}
		let data4 = data.skip_reconfirmation;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/skip_reconfirmation", "type", "boolean"); errors++;
			}
		}
		let data5 = data.admin;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/admin", "type", "boolean"); errors++;
			}
		}
		let data6 = data.auditor;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/auditor", "type", "boolean"); errors++;
			}
		}
		let data7 = data.can_create_group;
		if(data7 !== undefined){
			if(typeof data7 !== "boolean"){
				vErrors = fail(vErrors, "/can_create_group", "type", "boolean"); errors++;
			}
		}
		let data8 = data.color_scheme_id;
		if(data8 !== undefined){
			if(!Number.isSafeInteger(data8) && !plainInteger(data8)){
				vErrors = fail(vErrors, "/color_scheme_id", integerFault(data8), "integer"); errors++;
			}
		}
		let data9 = data.theme_id;
		if(data9 !== undefined){
			if(!Number.isSafeInteger(data9) && !plainInteger(data9)){
				vErrors = fail(vErrors, "/theme_id", integerFault(data9), "integer"); errors++;
			}
		}
		let data10 = data.external;
		if(data10 !== undefined){
			if(typeof data10 !== "boolean"){
				vErrors = fail(vErrors, "/external", "type", "boolean"); errors++;
			}
		}
		let data11 = data.extern_uid;
		if(data11 !== undefined){
			if(typeof data11 !== "string"){
				vErrors = fail(vErrors, "/extern_uid", "type", "string"); errors++;
			}
		}
		let data12 = data.provider;
		if(data12 !== undefined){
			if(typeof data12 !== "string"){
				vErrors = fail(vErrors, "/provider", "type", "string"); errors++;
			}
		}
		let data13 = data.projects_limit;
		if(data13 !== undefined){
			if(!Number.isSafeInteger(data13) && !plainInteger(data13)){
				vErrors = fail(vErrors, "/projects_limit", integerFault(data13), "integer"); errors++;
			}
			if(typeof data13 == "number"){
				if(data13 < 0 || isNaN(data13)){
					vErrors = fail(vErrors, "/projects_limit", "minimum", 0); errors++;
				}
			}
		}
		let data14 = data.private_profile;
		if(data14 !== undefined){
			if(typeof data14 !== "boolean"){
				vErrors = fail(vErrors, "/private_profile", "type", "boolean"); errors++;
			}
		}
		let data15 = data.public_email;
		if(data15 !== undefined){
			if(typeof data15 !== "string"){
				vErrors = fail(vErrors, "/public_email", "type", "string"); errors++;
			}
		}
		let data16 = data.commit_email;
		if(data16 !== undefined){
			if(typeof data16 !== "string"){
				vErrors = fail(vErrors, "/commit_email", "type", "string"); errors++;
			}
		}
		let data17 = data.bio;
		if(data17 !== undefined){
			if(typeof data17 !== "string"){
				vErrors = fail(vErrors, "/bio", "type", "string"); errors++;
			}
		}
		let data18 = data.location;
		if(data18 !== undefined){
			if(typeof data18 !== "string"){
				vErrors = fail(vErrors, "/location", "type", "string"); errors++;
			}
		}
		let data19 = data.website_url;
		if(data19 !== undefined){
			if(typeof data19 !== "string"){
				vErrors = fail(vErrors, "/website_url", "type", "string"); errors++;
			}
		}
		let data20 = data.organization;
		if(data20 !== undefined){
			if(typeof data20 !== "string"){
				vErrors = fail(vErrors, "/organization", "type", "string"); errors++;
			}
		}
		let data21 = data.job_title;
		if(data21 !== undefined){
			if(typeof data21 !== "string"){
				vErrors = fail(vErrors, "/job_title", "type", "string"); errors++;
			}
		}
		let data22 = data.pronouns;
		if(data22 !== undefined){
			if(typeof data22 !== "string"){
				vErrors = fail(vErrors, "/pronouns", "type", "string"); errors++;
			}
		}
		let data23 = data.note;
		if(data23 !== undefined){
			if(typeof data23 !== "string"){
				vErrors = fail(vErrors, "/note", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!(known0.has(key0))){
				vErrors = fail(vErrors, "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "additionalProperties"); errors++;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkUserUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateUserUpdate(value) {
	return validate(checkUserUpdate, value);
}

export function isUserUpdate(value) {
	return verdict(checkUserUpdate(value));
}
