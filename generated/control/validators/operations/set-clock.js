import { validator } from '../runtime/validation.js';
import { checkClockChange } from '../schemas/clock-change.js';
import { checkError } from '../schemas/error.js';
import { checkTime } from '../schemas/time.js';

export const parameters = {};

export const body = {
	'application/json': validator(checkClockChange),
};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkTime),
		},
	},
	'400': {
		content: {
			'application/json': validator(checkError),
		},
	},
};
