import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkSourceAGistsImportCreate } from '../schemas/source-a-gists-import-create.js';

export const parameters = {};

export const body = {
	'application/json': validator(checkSourceAGistsImportCreate),
	'application/x-www-form-urlencoded': validator(checkSourceAGistsImportCreate),
};

export const responses = {
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
	'422': {
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
