import { validator } from '../runtime/validation.js';
import { checkApprovalRuleBranch } from '../schemas/approval-rule-branch.js';
import { checkError } from '../schemas/error.js';
import { checkProtectedBranchCreate } from '../schemas/protected-branch-create.js';
import { check450aa270454b } from '../shared/450aa270454b.js';

export const parameters = {
	path: validator(check450aa270454b),
};

export const body = {
	'application/json': validator(checkProtectedBranchCreate),
	'application/x-www-form-urlencoded': validator(checkProtectedBranchCreate),
};

export const responses = {
	'201': {
		content: {
			'application/json': validator(checkApprovalRuleBranch),
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
	'409': {
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
