import { validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkSshCertificate } from '../schemas/ssh-certificate.js';
import { checkSshCertificateCreate } from '../schemas/ssh-certificate-create.js';
import { checkf2406a031839 } from '../shared/f2406a031839.js';

export const parameters = {
	path: validator(checkf2406a031839),
};

export const body = {
	'application/json': validator(checkSshCertificateCreate),
	'application/x-www-form-urlencoded': validator(checkSshCertificateCreate),
};

export const responses = {
	'201': {
		content: {
			'application/json': validator(checkSshCertificate),
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
