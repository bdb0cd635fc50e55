import type { Json, JsonObject } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import type { ApiInfo, Contact, License } from './model.ts';
import { text } from './node-reader.ts';

/** The Info Object of a document (OpenAPI 3.1.1, section 4.8.2). */
export function readInfo(root: JsonObject): ApiInfo {
  const info = isObject(root['info']) ? root['info'] : {};
  return {
    title: text(info, 'title') ?? '',
    version: text(info, 'version') ?? '',
    summary: text(info, 'summary'),
    description: text(info, 'description'),
    termsOfService: text(info, 'termsOfService'),
    contact: readContact(info['contact']),
    license: readLicense(info['license']),
  };
}

function readContact(node: Json | undefined): Contact | undefined {
  if (!isObject(node)) return undefined;
  return { name: text(node, 'name'), url: text(node, 'url'), email: text(node, 'email') };
}

function readLicense(node: Json | undefined): License | undefined {
  if (!isObject(node)) return undefined;
  return { name: text(node, 'name'), identifier: text(node, 'identifier'), url: text(node, 'url') };
}
