import { fail, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkPipeline } from '../schemas/pipeline.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

function checkGetLatestPipelineQuery(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.ref;
		if(data0 !== undefined){
			if(typeof data0 !== "string"){
				vErrors = fail(vErrors, "/ref", "type", "string"); errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkGetLatestPipelineQuery.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check450aa270454b),
	query: validator(checkGetLatestPipelineQuery),
};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkPipeline),
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
	'414': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
