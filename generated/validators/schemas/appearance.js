import { fail } from '../runtime/issues.js';
import { validate } from '../runtime/validator.js';

const types0 = ["boolean","null"];
const types1 = ["string","null"];

export function checkAppearance(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.description !== undefined){
			if(typeof data.description !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		if(data.email_header_and_footer_enabled !== undefined){
			let data1 = data.email_header_and_footer_enabled;
			if((typeof data1 !== "boolean") && (data1 !== null)){
				vErrors = fail(vErrors, "/email_header_and_footer_enabled", "type", types0); errors++;
			}
		}
		if(data.favicon !== undefined){
			let data2 = data.favicon;
			if((typeof data2 !== "string") && (data2 !== null)){
				vErrors = fail(vErrors, "/favicon", "type", types1); errors++;
			}
		}
		if(data.footer_message !== undefined){
			if(typeof data.footer_message !== "string"){
				vErrors = fail(vErrors, "/footer_message", "type", "string"); errors++;
			}
		}
		if(data.header_logo !== undefined){
			let data4 = data.header_logo;
			if((typeof data4 !== "string") && (data4 !== null)){
				vErrors = fail(vErrors, "/header_logo", "type", types1); errors++;
			}
		}
		if(data.header_message !== undefined){
			if(typeof data.header_message !== "string"){
				vErrors = fail(vErrors, "/header_message", "type", "string"); errors++;
			}
		}
		if(data.logo !== undefined){
			let data6 = data.logo;
			if((typeof data6 !== "string") && (data6 !== null)){
				vErrors = fail(vErrors, "/logo", "type", types1); errors++;
			}
		}
		if(data.member_guidelines !== undefined){
			if(typeof data.member_guidelines !== "string"){
				vErrors = fail(vErrors, "/member_guidelines", "type", "string"); errors++;
			}
		}
		if(data.message_background_color !== undefined){
			if(typeof data.message_background_color !== "string"){
				vErrors = fail(vErrors, "/message_background_color", "type", "string"); errors++;
			}
		}
		if(data.message_font_color !== undefined){
			if(typeof data.message_font_color !== "string"){
				vErrors = fail(vErrors, "/message_font_color", "type", "string"); errors++;
			}
		}
		if(data.new_project_guidelines !== undefined){
			if(typeof data.new_project_guidelines !== "string"){
				vErrors = fail(vErrors, "/new_project_guidelines", "type", "string"); errors++;
			}
		}
		if(data.profile_image_guidelines !== undefined){
			if(typeof data.profile_image_guidelines !== "string"){
				vErrors = fail(vErrors, "/profile_image_guidelines", "type", "string"); errors++;
			}
		}
		if(data.pwa_description !== undefined){
			if(typeof data.pwa_description !== "string"){
				vErrors = fail(vErrors, "/pwa_description", "type", "string"); errors++;
			}
		}
		if(data.pwa_icon !== undefined){
			let data13 = data.pwa_icon;
			if((typeof data13 !== "string") && (data13 !== null)){
				vErrors = fail(vErrors, "/pwa_icon", "type", types1); errors++;
			}
		}
		if(data.pwa_name !== undefined){
			if(typeof data.pwa_name !== "string"){
				vErrors = fail(vErrors, "/pwa_name", "type", "string"); errors++;
			}
		}
		if(data.pwa_short_name !== undefined){
			if(typeof data.pwa_short_name !== "string"){
				vErrors = fail(vErrors, "/pwa_short_name", "type", "string"); errors++;
			}
		}
		if(data.title !== undefined){
			if(typeof data.title !== "string"){
				vErrors = fail(vErrors, "/title", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	checkAppearance.errors = vErrors;
	return errors === 0;
}

export function validateAppearance(value) {
	return validate(checkAppearance, value);
}

export function isAppearance(value) {
	return checkAppearance(value);
}
