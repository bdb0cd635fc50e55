const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+";
const LABEL = '[a-zA-Z\\d]+(?:-+[a-zA-Z\\d]+)*';
const mailbox = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})+$`);
/** A mailbox (RFC 5321 section 4.1.2) with an unquoted local part and a domain of two labels or more. */
export function isEmail(text) {
    return mailbox.test(text);
}
//# sourceMappingURL=email.js.map