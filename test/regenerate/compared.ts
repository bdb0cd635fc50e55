import { recordFindings } from '../../generators/diagnostics/json.ts';
import { withNeeds } from '../../generators/emit/emitter.ts';
import { Printer } from '../../generators/emit/printer.ts';
import { make, type GenerateRequest, type Made } from '../../generators/pipeline.ts';

/** A separate run, which reuses nothing. */
export async function coldRun(request: GenerateRequest): Promise<Made> {
  const printer = new Printer(withNeeds(request.emitters));
  return make(request, (model, places) => printer.print(model, places));
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
