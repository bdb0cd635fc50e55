import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkProjectSummary } from '../schemas/project-summary.js';
import { checkSourceAImportCancel } from '../schemas/source-a-import-cancel.js';

export const parameters = {};

export const body = {
	'application/json': validator(checkSourceAImportCancel),
	'application/x-www-form-urlencoded': validator(checkSourceAImportCancel),
};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkProjectSummary),
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
