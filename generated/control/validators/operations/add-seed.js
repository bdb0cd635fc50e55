import { fail, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkSeed } from '../schemas/seed.js';
import { checkSeeded } from '../schemas/seeded.js';

function checkAddSeedTextBody(data){
	let vErrors = null;
	let errors = 0;
	if(typeof data !== "string"){
		vErrors = fail(vErrors, "", "type", "string"); errors++;
	}
	if(errors !== 0){
		checkAddSeedTextBody.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {};

export const body = {
	'application/json': validator(checkSeed),
	'application/yaml': validator(checkAddSeedTextBody),
};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkSeeded),
		},
	},
	'400': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
