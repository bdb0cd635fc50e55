import { Refusal } from '../../generated/server/index.js';

/** 404 with the message that clients know: `404 Project Not Found`. */
export function notFound(what: string): Refusal {
  return new Refusal({ status: 404, message: `404 ${what} Not Found` });
}

export function forbidden(why?: string): Refusal {
  return new Refusal({
    status: 403,
    message: why === undefined ? '403 Forbidden' : `403 Forbidden - ${why}`,
  });
}

export function unauthorized(): Refusal {
  return new Refusal({ status: 401, message: '401 Unauthorized' });
}

export function badRequest(message: string): Refusal {
  return new Refusal({ status: 400, message });
}

/** 400 about one member of the body, as `{ message: { name: [reasons] } }`. */
export function invalid(member: string, reason: string): Refusal {
  const fault = { in: 'body', pointer: `/${member}`, message: reason } as const;
  return new Refusal({ status: 400, message: `${member} ${reason}`, faults: [fault] });
}

/** 409: it already exists, or it has changed in the meantime. */
export function conflict(message: string): Refusal {
  return new Refusal({ status: 409, message });
}
