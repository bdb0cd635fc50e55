/** Examples on which the peer disagrees, and is wrong: the response, and what the text of the standard says. */
export const differences: Readonly<Record<string, string>> = {
  'validators/operations/get-zr-location-profile.js responses 200 content application/json':
    'abb123@123 is an e-mail address: a domain may be one label (RFC 5321, section 4.1.2).',
};
