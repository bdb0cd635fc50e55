import {
  datetime,
  flag,
  integer,
  list,
  object,
  one,
  required,
  text,
  type Resource,
  type SourceFamily,
} from './row.ts';

/** B 2.8 */
const domainFields = {
  domain: text,
  url: text,
  verified: flag,
  verification_code: text,
  enabled_until: datetime,
  auto_ssl_enabled: flag,
  certificate: object,
  'certificate.expired': flag,
};
const pagesDomain: Resource = {
  name: 'PagesDomain',
  fields: {
    ...domainFields,
    'certificate.subject': text,
    'certificate.certificate': text,
    'certificate.certificate_text': text,
  },
};
const instanceDomain: Resource = {
  name: 'Pages domain of the instance',
  fields: { ...domainFields, project_id: integer, 'certificate.expiration': { type: 'any' } },
};

const section = 'B 4.8';
const path = '/projects/{id}/pages/domains';
const requires = /static-site feature/;
/** The certificate and its key are sent as text, or as files of a multipart body. */
const certificateFields = { auto_ssl_enabled: flag, certificate: text, key: text };
const uploads = { certificate: text, key: text };

export const pagesDomains: SourceFamily = {
  tag: 'Pages domains',
  notShown: [/later version/, /deleting one/, /becomes verified/],
  rows: [
    {
      operation: 'GET /pages/domains',
      section,
      requires,
      roles: ['administrator'],
      status: '200',
      says: [/verified again/],
      answer: list(instanceDomain),
    },
    { operation: `GET ${path}`, section, requires, status: '200', answer: list(pagesDomain) },
    {
      operation: `GET ${path}/{domain}`,
      section,
      requires,
      path: { domain: text },
      status: '200',
      answer: one(pagesDomain),
    },
    {
      operation: `POST ${path}`,
      section,
      requires,
      body: { fields: { domain: required(text), ...certificateFields }, uploads },
      says: [/from the most to the least specific/],
      status: '201',
      answer: one(pagesDomain),
    },
    {
      operation: `PUT ${path}/{domain}`,
      section,
      requires,
      path: { domain: text },
      body: { fields: certificateFields, uploads },
      says: [/empty certificate with an empty key removes/],
      status: '200',
      answer: one(pagesDomain),
    },
  ],
};
