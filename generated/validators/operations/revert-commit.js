import { validator } from '../runtime/validation.js';
import { checkCherryPickDryRun } from '../schemas/cherry-pick-dry-run.js';
import { checkError } from '../schemas/error.js';
import { checkRevert } from '../schemas/revert.js';
import { checkRevertResult } from '../schemas/revert-result.js';
import { check039b575d23f6 } from '../shared/039b575d23f6.js';

export const parameters = {
	path: validator(check039b575d23f6),
};

export const body = {
	'application/json': validator(checkRevert),
	'application/x-www-form-urlencoded': validator(checkRevert),
};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkCherryPickDryRun),
		},
	},
	'201': {
		content: {
			'application/json': validator(checkRevertResult),
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
