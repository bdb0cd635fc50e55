import { recordFindings } from '../../generators/diagnostics/json.ts';
import { Engine } from '../../generators/engine/engine.ts';
import { make, type GenerateRequest, type Made } from '../../generators/pipeline.ts';

/** A separate run, which keeps nothing and has no other thread. */
export async function coldRun(request: GenerateRequest): Promise<Made> {
  const engine = new Engine(request.emitters, { shares: false });
  return make(request, (model, places) => engine.print(model, places));
}

/** All that people see of a run. */
export function comparable({ output, findings }: Made): object {
  return {
    findings: recordFindings(findings),
    title: output?.title,
    inputs: output?.inputs,
    files: output?.files.map(({ path, text, encoding, owner }) => ({ path, text, encoding, owner })),
  };
}
