import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkMilestone } from '../schemas/milestone.js';
import { checkMilestoneUpdate } from '../schemas/milestone-update.js';
import { check6c0f3599729a } from '../shared/6c0f3599729a.js';

export const parameters = {
	path: validator(check6c0f3599729a),
};

export const body = {
	'application/json': validator(checkMilestoneUpdate),
	'application/x-www-form-urlencoded': validator(checkMilestoneUpdate),
};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkMilestone),
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
