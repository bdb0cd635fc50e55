import { invalid } from '../../http/refusals.ts';
import { maxPemBytes } from './certificate.ts';

type File = Pick<Blob, 'size' | 'arrayBuffer'>;

/** Certificate and key in a request: text, or files of a form. */
export interface PemFields {
  readonly certificate?: string | File;
  readonly key?: string | File;
}

/** Certificate and key as texts. */
export async function readPems(fields: PemFields): Promise<{ certificate?: string; key?: string }> {
  const { certificate, key } = fields;
  return {
    ...(certificate === undefined ? {} : { certificate: await textOf('certificate', certificate) }),
    ...(key === undefined ? {} : { key: await textOf('key', key) }),
  };
}

async function textOf(name: 'certificate' | 'key', value: string | File): Promise<string> {
  if (typeof value === 'string') return value;
  if (value.size > maxPemBytes) throw invalid(name, 'is too long');
  return Buffer.from(await value.arrayBuffer()).toString('utf8');
}
