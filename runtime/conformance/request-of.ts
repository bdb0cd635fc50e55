import type { Case, WireRequest } from './case.ts';
import { withSpelling } from './run-scheme.ts';

/** The request of a case in reports: of several, the one that shows the error. */
export function requestOf({ trial }: Case): WireRequest {
  switch (trial.type) {
    case 'single':
    case 'pages':
      return trial.request;
    case 'scheme':
      return { ...trial.request, credentials: withSpelling(trial.request.credentials, 'small') };
    case 'head':
      return { ...trial.request, method: 'HEAD' };
    case 'lifecycle':
      return trial.creates[0]?.request ?? trial.read.request;
  }
}
