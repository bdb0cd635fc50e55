import type { ApiModel } from '../../model/model.ts';
import type { Emission, Emitter, StartedEmitter } from '../emitter.ts';
import { PrinterThread } from './thread.ts';
import { manifestEmitter } from '../manifest/emitter.ts';

/** Declarations of everything in the document: nothing of them is left when a program runs. */
export const typesEmitter: Emitter = {
  name: 'types',
  summary: 'types/: TypeScript types of schemas, requests and responses',
  needs: [manifestEmitter],
  start,
  async emit(model, places): Promise<Emission> {
    const started = start();
    try {
      return await started.emit(model, places);
    } finally {
      await started.end();
    }
  },
};

function start(): StartedEmitter {
  const threads = [new PrinterThread('openapi'), new PrinterThread('named')];
  return {
    async emit({ bundle, naming }: ApiModel) {
      const document = JSON.stringify(bundle);
      const files = await Promise.all(threads.map((thread) => thread.print({ document, naming })));
      return { files: files.flat(), findings: [] };
    },
    async end() {
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}
