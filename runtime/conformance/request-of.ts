import type { Case, WireRequest } from './case.ts';
import { respelled } from './run-scheme.ts';

/** The request that stands for a case in reports: of several, the one that shows the error. */
export function requestOf({ trial }: Case): WireRequest {
  switch (trial.type) {
    case 'single':
    case 'pages':
      return trial.request;
    case 'scheme':
      return { ...trial.request, credentials: respelled(trial.request.credentials, 'small') };
    case 'head':
      return { ...trial.request, method: 'HEAD' };
    case 'lifecycle':
      return trial.creates[0]?.request ?? trial.read.request;
  }
}
