import {
  accessLevel,
  datetime,
  flagBy,
  integer,
  list,
  nothing,
  nullable,
  object,
  one,
  reportedLevel,
  required,
  text,
  type Resource,
  type SourceFamily,
} from './row.ts';

/** A 2.7 */
const samlIdentity: Resource = { name: 'SamlIdentity', fields: { extern_uid: text, user_id: integer } };
const samlGroupLink: Resource = {
  name: 'SamlGroupLink',
  fields: { name: text, access_level: reportedLevel, member_role_id: integer },
};

export const saml: SourceFamily = {
  tag: 'SAML',
  notShown: [/users endpoints/i],
  rows: [
    {
      operation: 'GET /groups/{id}/saml/identities',
      section: 'A 4.8',
      tier: 'paid',
      deployment: 'hosted',
      status: '200',
      answer: list(samlIdentity),
    },
    {
      operation: 'GET /groups/{id}/saml/{uid}',
      section: 'A 4.8',
      tier: 'paid',
      deployment: 'hosted',
      path: { uid: text },
      answer: one(samlIdentity),
    },
    {
      operation: 'PATCH /groups/{id}/saml/{uid}',
      section: 'A 4.8',
      tier: 'paid',
      deployment: 'hosted',
      path: { uid: text },
      body: { media: ['application/x-www-form-urlencoded'], fields: { extern_uid: text } },
      answer: one(samlIdentity),
    },
    {
      operation: 'DELETE /groups/{id}/saml/{uid}',
      section: 'A 4.8',
      tier: 'paid',
      deployment: 'hosted',
      path: { uid: text },
      status: '204',
      answer: nothing,
    },
    {
      operation: 'GET /groups/{id}/saml_group_links',
      section: 'A 4.8',
      tier: 'paid',
      status: '200',
      answer: list(samlGroupLink),
    },
    {
      operation: 'GET /groups/{id}/saml_group_links/{saml_group_name}',
      section: 'A 4.8',
      tier: 'paid',
      path: { saml_group_name: text },
      status: '200',
      answer: one(samlGroupLink),
    },
    {
      operation: 'POST /groups/{id}/saml_group_links',
      section: 'A 4.8',
      tier: 'paid',
      body: {
        fields: {
          saml_group_name: required(text),
          access_level: required(accessLevel),
          member_role_id: integer,
        },
      },
      status: '201',
      answer: one(samlGroupLink),
    },
    {
      operation: 'DELETE /groups/{id}/saml_group_links/{saml_group_name}',
      section: 'A 4.8',
      tier: 'paid',
      path: { saml_group_name: text },
      status: '204',
      answer: nothing,
    },
  ],
};

/** A 2.8 */
const sshCertificate: Resource = {
  name: 'SshCertificate',
  fields: { id: integer, title: text, key: text, created_at: datetime },
};

export const sshCertificates: SourceFamily = {
  tag: 'SSH certificates',
  rows: [
    {
      operation: 'GET /groups/{id}/ssh_certificates',
      section: 'A 4.9',
      roles: ['owner'],
      tier: 'paid',
      deployment: 'hosted',
      path: { id: integer },
      answer: list(sshCertificate),
    },
    {
      operation: 'POST /groups/{id}/ssh_certificates',
      section: 'A 4.9',
      roles: ['owner'],
      tier: 'paid',
      deployment: 'hosted',
      path: { id: integer },
      body: { fields: { key: required(text), title: required(text) } },
      answer: one(sshCertificate),
    },
    {
      operation: 'DELETE /groups/{id}/ssh_certificates/{certificate_id}',
      section: 'A 4.9',
      roles: ['owner'],
      tier: 'paid',
      deployment: 'hosted',
      path: { id: integer, certificate_id: integer },
      answer: nothing,
      says: [/top-level/i],
    },
  ],
};

/** A 2.9 */
const email: Resource = {
  name: 'Email',
  fields: { id: integer, email: text, confirmed_at: nullable(datetime) },
};

const emailError: Resource = {
  name: 'Error of adding an e-mail address',
  fields: { message: object },
};

export const userEmails: SourceFamily = {
  tag: 'User emails',
  notShown: [/profile, identities, keys/i],
  rows: [
    { operation: 'GET /user/emails', section: 'A 4.10', roles: ['authenticated'], answer: list(email) },
    {
      operation: 'GET /users/{id}/emails',
      section: 'A 4.10',
      roles: ['administrator'],
      deployment: 'self-managed',
      path: { id: integer },
      answer: list(email),
    },
    {
      operation: 'GET /user/emails/{email_id}',
      section: 'A 4.10',
      roles: ['authenticated'],
      path: { email_id: integer },
      answer: one(email),
    },
    {
      operation: 'POST /user/emails',
      section: 'A 4.10',
      roles: ['authenticated'],
      body: { fields: { email: required(text) } },
      status: '201',
      errors: ['400'],
      otherAnswers: { '400': emailError },
      answer: one(email),
    },
    {
      operation: 'POST /users/{id}/emails',
      section: 'A 4.10',
      roles: ['administrator'],
      deployment: 'self-managed',
      path: { id: text },
      body: { fields: { email: required(text), skip_confirmation: flagBy(false) } },
      // A 7 states both for adding an e-mail address, whoever adds it.
      status: '201',
      errors: ['400'],
      otherAnswers: { '400': emailError },
      answer: one(email),
    },
    {
      operation: 'DELETE /user/emails/{email_id}',
      section: 'A 4.10',
      roles: ['authenticated'],
      path: { email_id: integer },
      status: '204',
      errors: ['404'],
      answer: nothing,
      says: [/primary/i, /later mail/i],
    },
    {
      operation: 'DELETE /users/{id}/emails/{email_id}',
      section: 'A 4.10',
      roles: ['administrator'],
      deployment: 'self-managed',
      path: { id: integer, email_id: integer },
      answer: nothing,
      says: [/primary/i],
    },
  ],
};
