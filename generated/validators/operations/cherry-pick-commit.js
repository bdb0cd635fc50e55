import { validator } from '../runtime/validation.js';
import { checkCherryPick } from '../schemas/cherry-pick.js';
import { checkCherryPickDryRun } from '../schemas/cherry-pick-dry-run.js';
import { checkCherryPickError } from '../schemas/cherry-pick-error.js';
import { checkCommit } from '../schemas/commit.js';
import { checkError } from '../schemas/error.js';
import { check039b575d23f6 } from '../shared/039b575d23f6.js';

export const parameters = {
	path: validator(check039b575d23f6),
};

export const body = {
	'application/json': validator(checkCherryPick),
	'application/x-www-form-urlencoded': validator(checkCherryPick),
};

export const responses = {
	'200': {
		content: {
			'application/json': validator(checkCherryPickDryRun),
		},
	},
	'201': {
		content: {
			'application/json': validator(checkCommit),
		},
	},
	'400': {
		content: {
			'application/json': validator(checkCherryPickError),
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
