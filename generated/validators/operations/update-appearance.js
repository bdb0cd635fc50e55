import { fail } from '../runtime/issues.js';
import { validator } from '../runtime/validator.js';
import { checkAppearance } from '../schemas/appearance.js';
import { checkAppearanceUpdate } from '../schemas/appearance-update.js';
import { checkError } from '../schemas/error.js';

const known0 = new Set(["description","email_header_and_footer_enabled","favicon","footer_message","header_logo","header_message","logo","member_guidelines","message_background_color","message_font_color","new_project_guidelines","profile_image_guidelines","pwa_description","pwa_icon","pwa_name","pwa_short_name","title"]);

function checkUpdateAppearanceMultipartBody(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.description !== undefined){
			if(typeof data.description !== "string"){
				vErrors = fail(vErrors, "/description", "type", "string"); errors++;
			}
		}
		if(data.email_header_and_footer_enabled !== undefined){
			if(typeof data.email_header_and_footer_enabled !== "boolean"){
				vErrors = fail(vErrors, "/email_header_and_footer_enabled", "type", "boolean"); errors++;
			}
		}
		if(data.footer_message !== undefined){
			if(typeof data.footer_message !== "string"){
				vErrors = fail(vErrors, "/footer_message", "type", "string"); errors++;
			}
		}
		if(data.header_message !== undefined){
			if(typeof data.header_message !== "string"){
				vErrors = fail(vErrors, "/header_message", "type", "string"); errors++;
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
	checkUpdateAppearanceMultipartBody.errors = vErrors;
	return errors === 0;
}

export const parameters = {};

export const body = {
	'application/json': validator(checkAppearanceUpdate),
	'application/x-www-form-urlencoded': validator(checkAppearanceUpdate),
	'multipart/form-data': validator(checkUpdateAppearanceMultipartBody),
};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkAppearance),
		},
	},
	'400': {
		content: {
			'application/json': validator(checkError),
		},
	},
	'401': {
		content: {
			'application/json': validator(checkError),
		},
	},
	'403': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
