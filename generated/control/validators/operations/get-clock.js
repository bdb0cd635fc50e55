import { validator } from '../runtime/validator.js';
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
