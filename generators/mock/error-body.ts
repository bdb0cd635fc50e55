import { jsonText } from '../../runtime/contract/json-text.ts';
import { errorInForm, reasonsOf } from '../../runtime/server/error-forms.ts';
import { defaultErrorBody, type ErrorBody, type Problem } from '../../runtime/server/problem.ts';
import { findResponse } from '../model/described.ts';
import { sentType } from '../model/media-type.ts';
import type { ApiModel, Response } from '../model/model.ts';
import type { Sampler } from '../sample/sampler.ts';
import type { Json } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import { tsModelOf } from '../typescript/ts-model.ts';

/** Names of members with a message for people, in common error bodies (RFC 9457, RFC 6749). */
const MESSAGE_MEMBERS = ['detail', 'message', 'error_description', 'description', 'title', 'error'];

/**
 * Bodies of refusals as the document describes them: a common form if it is valid for the operation, otherwise an
 * example or a sample of the response with the reasons in its members for messages.
 */
export function errorBodyOf(model: ApiModel, sampler: Sampler): ErrorBody {
  const operations = new Map(
    tsModelOf(model).operations.map((operation) => [operation.names.value, operation]),
  );
  return (problem, info) => {
    const usual = defaultErrorBody(problem, info);
    // Statuses from 500 are errors of the mock itself.
    if (problem.status >= 500) return usual;
    const operation = info && operations.get(info.name);
    const response = operation && findResponse(operation, String(problem.status));
    const mediaType = response?.content.find(({ kind }) => kind === 'json');
    if (operation === undefined || response === undefined) return usual;
    if (mediaType === undefined) return asText(response, problem) ?? usual;
    const validate = sampler.validators.response(operation, response, mediaType);
    const isValid = (value: Json): boolean => validate(value).length === 0;
    const { type } = mediaType;
    const fitting = errorInForm(problem, { type, isValid: (body) => isValid(body as Json) });
    if (fitting !== undefined) return fitting;
    const value = sampler.response(operation, { response, mediaType })?.value;
    if (value === undefined) return usual;
    const contentType = type.includes('*') ? usual.contentType : type;
    return { contentType, body: jsonText(withReasons(value, problem).find(isValid) ?? value) };
  };
}

function withReasons(value: Json, problem: Problem): readonly Json[] {
  if (!isObject(value)) return [];
  return MESSAGE_MEMBERS.filter((name) => Object.hasOwn(value, name)).map((name) => ({
    ...value,
    [name]: reasonsOf(problem),
  }));
}

/** The body for a response without JSON: the example of a text, otherwise the reasons. */
function asText({ content }: Response, problem: Problem): ReturnType<ErrorBody> | undefined {
  const all = content.map(({ type }) => type);
  // `*` includes any type, so the usual one is sent.
  const named = content
    .filter(({ type }) => type !== '*/*')
    .map((mediaType) => ({ ...mediaType, type: sentType(mediaType.type, all) }));
  const mediaType = named.find(({ kind }) => kind === 'text');
  if (mediaType === undefined) {
    const bytes = named.find(({ kind }) => kind === 'binary');
    return bytes && { contentType: bytes.type, body: reasonsOf(problem) };
  }
  const { type, examples } = mediaType;
  const example = examples.map(({ value }) => value).find((value) => typeof value === 'string');
  const reasons = reasonsOf(problem);
  const isXml = /\/(?:.+\+)?xml$/.test(type);
  const text = isXml ? `<error>${reasons.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</error>` : reasons;
  return { contentType: `${type}; charset=utf-8`, body: example ?? text };
}
