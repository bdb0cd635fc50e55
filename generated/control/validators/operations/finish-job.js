import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkJobEnd } from '../schemas/job-end.js';
import { checkf2406a031839 } from '../shared/f2406a031839.js';

export const parameters = {
	path: validator(checkf2406a031839),
};

export const body = {
	'application/json': validator(checkJobEnd),
};

export const responses = {
	'400': {
		content: {
			'application/json': validator(checkError),
		},
	},
	'404': {
		content: {
			'application/json': validator(checkError),
		},
	},
	'409': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
