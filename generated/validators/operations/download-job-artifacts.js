import { anything, fail, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { check792f38f911f3 } from '../shared/792f38f911f3.js';

function checkDownloadJobArtifactsHeaders(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.Range;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Range", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadJobArtifactsHeaders.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadJobArtifacts206Headers(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data["Content-Range"];
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Content-Range", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadJobArtifacts206Headers.errors = vErrors;
	}
	return errors === 0;
}

function checkDownloadJobArtifacts302Headers(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.Location;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/Location", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDownloadJobArtifacts302Headers.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check792f38f911f3),
	header: validator(checkDownloadJobArtifactsHeaders),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/zip': validator(anything),
		},
	},
	'206': {
		headers: validator(checkDownloadJobArtifacts206Headers),
		content: {
			'*/*': validator(anything),
		},
	},
	'302': {
		headers: validator(checkDownloadJobArtifacts302Headers),
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
	'404': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
