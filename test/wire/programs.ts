import type { JsonObject } from '../../generators/json/json.ts';
import type { Program } from '../outputs/program.ts';
import { chosenDocument } from './chosen-document.ts';
import { chosenUsage } from './chosen-usage.ts';
import { filesDocument } from './files-document.ts';
import { filesUsage } from './files-usage.ts';
import { mediaFieldsDocument, mediaFieldsUsage } from './media-fields.ts';
import { versionsDocument } from './versions-document.ts';
import { versionsUsage } from './versions-usage.ts';

export const programs: readonly Program[] = [
  program('files of forms have their types on both sides', filesDocument, filesUsage),
  program('fields of forms are texts or bytes by their media type', mediaFieldsDocument, mediaFieldsUsage),
  program('arguments are those of the media type', chosenDocument, chosenUsage),
  {
    ...program('bodies are told apart by their media type', versionsDocument, versionsUsage),
    declarations: ['server/operations/*.d.ts'],
  },
];

function program(name: string, document: JsonObject, text: string): Program {
  return {
    name,
    environment: 'node',
    output: { document, emitters: ['server', 'client'] },
    files: () => [{ path: 'usage.ts', text }],
  };
}
