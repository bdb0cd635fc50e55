import { fail, join, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';
import { checkMember } from '../schemas/member.js';
import { check450aa270454b } from '../shared/450aa270454b.js';
import { check96065f9bad27 } from '../shared/96065f9bad27.js';
import { check9ae8648b9a2a } from '../shared/9ae8648b9a2a.js';

function checkListEffectiveGroupMembers200(data){
	let vErrors = null;
	let errors = 0;
	if(Array.isArray(data)){
		const before0 = errors;
		for(let i0=0; i0<data.length; i0++){
			if(!(checkMember(data[i0]))){
				vErrors = join(vErrors, checkMember.errors, "/" + i0);
				errors = vErrors.length;
			}
			if(errors - before0 >= 100){
				break;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "array"); errors++;
	}
	if(errors !== 0){
		checkListEffectiveGroupMembers200.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(check450aa270454b),
	query: validator(check9ae8648b9a2a),
};

export const body = {};

export const responses = {
	'200': {
		headers: validator(check96065f9bad27),
		content: {
			'application/json': validator(checkListEffectiveGroupMembers200),
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
