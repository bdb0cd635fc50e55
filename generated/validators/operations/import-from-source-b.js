import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkImportResult } from '../schemas/import-result.js';
import { checkSourceBImportCreate } from '../schemas/source-b-import-create.js';

export const parameters = {};

export const body = {
	'application/json': validator(checkSourceBImportCreate),
	'application/x-www-form-urlencoded': validator(checkSourceBImportCreate),
};

export const responses = {
	'201': {
		content: {
			'application/json': validator(checkImportResult),
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
	'414': {
		content: {
			'application/json': validator(checkError),
		},
	},
	'429': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
