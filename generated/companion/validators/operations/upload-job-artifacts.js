import { fail, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkUploadedJobArtifacts } from '../schemas/uploaded-job-artifacts.js';
import { checkf2406a031839 } from '../shared/f2406a031839.js';

const values0 = ["archive"];
const values1 = ["zip"];

function checkUploadJobArtifactsBody(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		if(data.file === undefined){
			vErrors = fail(vErrors, "", "required", "file"); errors++;
		}
		let data0 = data.artifact_type;
		if(data0 !== undefined){
			if(data0 !== "archive"){
				vErrors = fail(vErrors, "/artifact_type", "enum", values0); errors++;
			}
		}
		let data1 = data.artifact_format;
		if(data1 !== undefined){
			if(data1 !== "zip"){
				vErrors = fail(vErrors, "/artifact_format", "enum", values1); errors++;
			}
		}
		let data2 = data.expire_in;
		if(data2 !== undefined){
			if(typeof data2 !== "string"){
				vErrors = fail(vErrors, "/expire_in", "type", "string"); errors++;
			}
		}
		const before0 = errors;
		for(const key0 of Object.keys(data)){
			if(!((((key0 === "file") || (key0 === "artifact_type")) || (key0 === "artifact_format")) || (key0 === "expire_in"))){
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
		checkUploadJobArtifactsBody.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(checkf2406a031839),
};

export const body = {
	'multipart/form-data': validator(checkUploadJobArtifactsBody),
};

export const responses = {
	'201': {
		content: {
			'application/json': validator(checkUploadedJobArtifacts),
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
	'404': {
		content: {
			'application/json': validator(checkError),
		},
	},
	'413': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
