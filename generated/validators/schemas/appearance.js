import { fail, validate, verdict } from '../runtime/validation.js';

const types0 = ["string","null"];
const types1 = ["boolean","null"];

export function checkAppearance(data){
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
		let data5 = data.pwa_icon;
		if(data5 !== undefined){
			if((typeof data5 !== "string") && (data5 !== null)){
				vErrors = fail(vErrors, "/pwa_icon", "type", types0); errors++;
			}
		}
		let data6 = data.logo;
		if(data6 !== undefined){
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/logo", "type", types0); errors++;
			}
		}
		let data7 = data.header_logo;
		if(data7 !== undefined){
			if((typeof data7 !== "string") && (data7 !== null)){
				vErrors = fail(vErrors, "/header_logo", "type", types0); errors++;
			}
		}
		let data8 = data.favicon;
		if(data8 !== undefined){
			if((typeof data8 !== "string") && (data8 !== null)){
				vErrors = fail(vErrors, "/favicon", "type", types0); errors++;
			}
		}
		let data9 = data.member_guidelines;
		if(data9 !== undefined){
			if(typeof data9 !== "string"){
				vErrors = fail(vErrors, "/member_guidelines", "type", "string"); errors++;
			}
		}
		let data10 = data.new_project_guidelines;
		if(data10 !== undefined){
			if(typeof data10 !== "string"){
				vErrors = fail(vErrors, "/new_project_guidelines", "type", "string"); errors++;
			}
		}
		let data11 = data.profile_image_guidelines;
		if(data11 !== undefined){
			if(typeof data11 !== "string"){
				vErrors = fail(vErrors, "/profile_image_guidelines", "type", "string"); errors++;
			}
		}
		let data12 = data.header_message;
		if(data12 !== undefined){
			if(typeof data12 !== "string"){
				vErrors = fail(vErrors, "/header_message", "type", "string"); errors++;
			}
		}
		let data13 = data.footer_message;
		if(data13 !== undefined){
			if(typeof data13 !== "string"){
				vErrors = fail(vErrors, "/footer_message", "type", "string"); errors++;
			}
		}
		let data14 = data.message_background_color;
		if(data14 !== undefined){
			if(typeof data14 !== "string"){
				vErrors = fail(vErrors, "/message_background_color", "type", "string"); errors++;
			}
		}
		let data15 = data.message_font_color;
		if(data15 !== undefined){
			if(typeof data15 !== "string"){
				vErrors = fail(vErrors, "/message_font_color", "type", "string"); errors++;
			}
		}
		let data16 = data.email_header_and_footer_enabled;
		if(data16 !== undefined){
			if((typeof data16 !== "boolean") && (data16 !== null)){
				vErrors = fail(vErrors, "/email_header_and_footer_enabled", "type", types1); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkAppearance.errors = vErrors;
	}
	return errors === 0;
}

export function validateAppearance(value) {
	return validate(checkAppearance, value);
}

export function isAppearance(value) {
	return verdict(checkAppearance(value));
}
