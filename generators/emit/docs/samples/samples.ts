import type { TsOperation } from '../../../typescript/ts-model.ts';
import { printCode } from '../code-block.ts';
import { printTabs } from '../fragments.ts';
import type { Html } from '../html.ts';
import type { Language } from '../languages.ts';
import type { Site } from '../page.ts';
import { clientSample } from './client.ts';
import { printCurl } from './curl.ts';
import { fetchSample } from './fetch.ts';
import { goSample } from './go.ts';
import { pythonSample } from './python.ts';
import { sampleRequests, type NamedRequest, type SampleRequest } from './sample-request.ts';
import { wireRequest } from './wire-request.ts';

/** The request of an operation as a program. */
export interface CodeSample {
  readonly label: string;
  readonly language: Language;
  readonly text: string;
}

/** The samples of one request. */
export interface SampleSet extends NamedRequest {
  readonly samples: readonly CodeSample[];
}

/** The samples of an operation for each example of its body. */
export function sampleSets(site: Site, operation: TsOperation): readonly SampleSet[] {
  return sampleRequests(site.model, operation).map((named) => ({
    ...named,
    samples: samplesOf(site, named.request),
  }));
}

/** The samples of a request; only that of the generated client if its values cannot be encoded. */
function samplesOf(site: Site, request: SampleRequest): readonly CodeSample[] {
  const wire = wireRequest(site.model, request);
  const client: CodeSample = { label: 'TypeScript', language: 'ts', text: clientSample(site, request) };
  if (wire === undefined) return [client];
  const json = hasJson(request.operation);
  return [
    { label: 'curl', language: 'sh', text: printCurl(wire) },
    client,
    { label: 'fetch', language: 'js', text: fetchSample(wire, json) },
    { label: 'Python', language: 'py', text: pythonSample(wire, json) },
    { label: 'Go', language: 'go', text: goSample(wire) },
  ];
}

/** Whether all successes have bodies of JSON. */
function hasJson({ responses }: TsOperation): boolean {
  const successes = responses.filter(({ status }) => status.startsWith('2'));
  return successes.length > 0 && successes.every(({ content }) => content[0]?.kind === 'json');
}

/** Samples as tabs of examples, with tabs of languages in each. Scripts store the selected language for all pages. */
export function printSamples(sets: readonly SampleSet[]): Html {
  return printTabs({
    name: 'request',
    legend: 'Example',
    tabs: sets.map(({ name, samples }, index) => ({
      label: name,
      panel: printLanguages(samples, index === 0 ? 'sample' : `sample${index + 1}`),
    })),
  });
}

function printLanguages(samples: readonly CodeSample[], name: string): Html {
  return printTabs({
    name,
    legend: 'Language',
    tabs: samples.map(({ label, language, text }) => ({
      label,
      value: language,
      panel: printCode(text, language),
    })),
  });
}
