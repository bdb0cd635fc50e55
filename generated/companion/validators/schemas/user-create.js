import { codePoints, fail, integerFault, isPlainInteger as plainInteger, validate, verdict } from '../runtime/validation.js';

const known0 = new Set(["email","name","username","password","reset_password","force_random_password","skip_confirmation","admin","auditor","can_create_group","color_scheme_id","theme_id","external","extern_uid","provider","projects_limit","private_profile","public_email","bio","location","website_url","organization","job_title","pronouns","note"]);

export function checkUserCreate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.email;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "email"); errors++;
		} else {
			if(typeof data0 === "string"){
				if(data0.length < 1){
					vErrors = fail(vErrors, "/email", "minLength", 1); errors++;
				}
			} else {
				vErrors = fail(vErrors, "/email", "type", "string"); errors++;
			}
		}
		let data1 = data.name;
		if(data1 === undefined){
			vErrors = fail(vErrors, "", "required", "name"); errors++;
		} else {
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
		if(data2 === undefined){
			vErrors = fail(vErrors, "", "required", "username"); errors++;
		} else {
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
		let data4 = data.reset_password;
		if(data4 !== undefined){
			if(typeof data4 !== "boolean"){
				vErrors = fail(vErrors, "/reset_password", "type", "boolean"); errors++;
			}
		}
		let data5 = data.force_random_password;
		if(data5 !== undefined){
			if(typeof data5 !== "boolean"){
				vErrors = fail(vErrors, "/force_random_password", "type", "boolean"); errors++;
			}
		}
		let data6 = data.skip_confirmation;
		if(data6 !== undefined){
			if(typeof data6 !== "boolean"){
				vErrors = fail(vErrors, "/skip_confirmation", "type", "boolean"); errors++;
			}
		}
		let data7 = data.admin;
		if(data7 !== undefined){
			if(typeof data7 !== "boolean"){
				vErrors = fail(vErrors, "/admin", "type", "boolean"); errors++;
			}
		}
		let data8 = data.auditor;
		if(data8 !== undefined){
			if(typeof data8 !== "boolean"){
				vErrors = fail(vErrors, "/auditor", "type", "boolean"); errors++;
			}
		}
		let data9 = data.can_create_group;
		if(data9 !== undefined){
			if(typeof data9 !== "boolean"){
				vErrors = fail(vErrors, "/can_create_group", "type", "boolean"); errors++;
			}
		}
		let data10 = data.color_scheme_id;
		if(data10 !== undefined){
			if(!Number.isSafeInteger(data10) && !plainInteger(data10)){
				vErrors = fail(vErrors, "/color_scheme_id", integerFault(data10), "integer"); errors++;
			}
		}
		let data11 = data.theme_id;
		if(data11 !== undefined){
			if(!Number.isSafeInteger(data11) && !plainInteger(data11)){
				vErrors = fail(vErrors, "/theme_id", integerFault(data11), "integer"); errors++;
			}
		}
		let data12 = data.external;
		if(data12 !== undefined){
			if(typeof data12 !== "boolean"){
				vErrors = fail(vErrors, "/external", "type", "boolean"); errors++;
			}
		}
		let data13 = data.extern_uid;
		if(data13 !== undefined){
			if(typeof data13 !== "string"){
				vErrors = fail(vErrors, "/extern_uid", "type", "string"); errors++;
			}
		}
		let data14 = data.provider;
		if(data14 !== undefined){
			if(typeof data14 !== "string"){
				vErrors = fail(vErrors, "/provider", "type", "string"); errors++;
			}
		}
		let data15 = data.projects_limit;
		if(data15 !== undefined){
			if(!Number.isSafeInteger(data15) && !plainInteger(data15)){
				vErrors = fail(vErrors, "/projects_limit", integerFault(data15), "integer"); errors++;
			}
			if(typeof data15 == "number"){
				if(data15 < 0 || isNaN(data15)){
					vErrors = fail(vErrors, "/projects_limit", "minimum", 0); errors++;
				}
			}
		}
		let data16 = data.private_profile;
		if(data16 !== undefined){
			if(typeof data16 !== "boolean"){
				vErrors = fail(vErrors, "/private_profile", "type", "boolean"); errors++;
			}
		}
		let data17 = data.public_email;
		if(data17 !== undefined){
			if(typeof data17 !== "string"){
				vErrors = fail(vErrors, "/public_email", "type", "string"); errors++;
			}
		}
		let data18 = data.bio;
		if(data18 !== undefined){
			if(typeof data18 !== "string"){
				vErrors = fail(vErrors, "/bio", "type", "string"); errors++;
			}
		}
		let data19 = data.location;
		if(data19 !== undefined){
			if(typeof data19 !== "string"){
				vErrors = fail(vErrors, "/location", "type", "string"); errors++;
			}
		}
		let data20 = data.website_url;
		if(data20 !== undefined){
			if(typeof data20 !== "string"){
				vErrors = fail(vErrors, "/website_url", "type", "string"); errors++;
			}
		}
		let data21 = data.organization;
		if(data21 !== undefined){
			if(typeof data21 !== "string"){
				vErrors = fail(vErrors, "/organization", "type", "string"); errors++;
			}
		}
		let data22 = data.job_title;
		if(data22 !== undefined){
			if(typeof data22 !== "string"){
				vErrors = fail(vErrors, "/job_title", "type", "string"); errors++;
			}
		}
		let data23 = data.pronouns;
		if(data23 !== undefined){
			if(typeof data23 !== "string"){
				vErrors = fail(vErrors, "/pronouns", "type", "string"); errors++;
			}
		}
		let data24 = data.note;
		if(data24 !== undefined){
			if(typeof data24 !== "string"){
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
		checkUserCreate.errors = vErrors;
	}
	return errors === 0;
}

export function validateUserCreate(value) {
	return validate(checkUserCreate, value);
}

export function isUserCreate(value) {
	return verdict(checkUserCreate(value));
}
