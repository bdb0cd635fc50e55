import { validator } from '../runtime/validation.js';
import { checkTime } from '../schemas/time.js';

export const parameters = {};

export const body = {};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkTime),
		},
	},
};
