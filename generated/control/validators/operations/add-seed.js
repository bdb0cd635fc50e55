import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkSeed } from '../schemas/seed.js';
import { checkSeeded } from '../schemas/seeded.js';

export const parameters = {};

export const body = {
	'application/json': validator(checkSeed),
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
