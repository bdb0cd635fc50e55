import { fail, integerFault, isPlainInteger as plainInteger, validator } from '../runtime/validation.js';
import { checkError } from '../schemas/error.js';

function checkDeleteMemberRolePath(data){
	let vErrors = null;
	let errors = 0;
	if(data && typeof data == "object" && !Array.isArray(data)){
		let data0 = data.member_role_id;
		if(data0 === undefined){
			vErrors = fail(vErrors, "", "required", "member_role_id"); errors++;
		} else {
			if(!Number.isSafeInteger(data0) && !plainInteger(data0)){
				vErrors = fail(vErrors, "/member_role_id", integerFault(data0), "integer"); errors++;
			}
			if(typeof data0 == "number"){
				if(data0 < 1 || isNaN(data0)){
					vErrors = fail(vErrors, "/member_role_id", "minimum", 1); errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", "object"); errors++;
	}
	if(errors !== 0){
		checkDeleteMemberRolePath.errors = vErrors;
	}
	return errors === 0;
}

export const parameters = {
	path: validator(checkDeleteMemberRolePath),
};

export const body = {};

export const responses = {
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
};
