import { fail, validate, verdict } from '../runtime/validation.js';

const known0 = new Set(["title","description","pwa_name","pwa_short_name","pwa_description","member_guidelines","new_project_guidelines","profile_image_guidelines","header_message","footer_message","message_background_color","message_font_color","email_header_and_footer_enabled"]);

export function checkAppearanceUpdate(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.title;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
		let data1 = data.description;
		if(data1 !== undefined){
			if(typeof data1 !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		let data2 = data.pwa_name;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/pwa_name", "type", "string"); errors++;
			}
		}
		let data3 = data.pwa_short_name;
		if(data3 !== undefined){
			if(typeof data3 !== "string"){
				vErrors = fail(vErrors, "/pwa_short_name", "type", "string"); errors++;
			}
		}
		let data4 = data.pwa_description;
		if(data4 !== undefined){
			if(typeof data4 !== "string"){
				vErrors = fail(vErrors, "/pwa_description", "type", "string"); errors++;
			}
		}
		let data5 = data.member_guidelines;
		if(data5 !== undefined){
			if(typeof data5 !== "string"){
				vErrors = fail(vErrors, "/member_guidelines", "type", "string"); errors++;
			}
		}
		let data6 = data.new_project_guidelines;
		if(data6 !== undefined){
			if(typeof data6 !== "string"){
				vErrors = fail(vErrors, "/new_project_guidelines", "type", "string"); errors++;
			}
		}
		let data7 = data.profile_image_guidelines;
		if(data7 !== undefined){
			if(typeof data7 !== "string"){
				vErrors = fail(vErrors, "/profile_image_guidelines", "type", "string"); errors++;
			}
		}
		let data8 = data.header_message;
		if(data8 !== undefined){
			if(typeof data8 !== "string"){
				vErrors = fail(vErrors, "/header_message", "type", "string"); errors++;
			}
		}
		let data9 = data.footer_message;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/footer_message", "type", "string"); errors++;
			}
		}
		let data10 = data.message_background_color;
		if(data10 !== undefined){
			if(typeof data10 !== "string"){
				vErrors = fail(vErrors, "/message_background_color", "type", "string"); errors++;
			}
		}
		let data11 = data.message_font_color;
		if(data11 !== undefined){
			if(typeof data11 !== "string"){
				vErrors = fail(vErrors, "/message_font_color", "type", "string"); errors++;
			}
		}
		let data12 = data.email_header_and_footer_enabled;
		if(data12 !== undefined){
			if(typeof data12 !== "boolean"){
				vErrors = fail(vErrors, "/email_header_and_footer_enabled", "type", "boolean"); errors++;
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
		checkAppearanceUpdate.errors = vErrors;
	}
	return errors === 0;
}

export function validateAppearanceUpdate(value) {
	return validate(checkAppearanceUpdate, value);
}

export function isAppearanceUpdate(value) {
	return verdict(checkAppearanceUpdate(value));
}
