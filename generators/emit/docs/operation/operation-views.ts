import type { Operation } from '../../../model/model.ts';
import type { TsModel } from '../../../typescript/ts-model.ts';
import { SchemaDescriber } from '../schema/schema-describer.ts';
import { contentViews, type ContentView } from './content.ts';
import { parameterGroups, type ParameterGroup } from './parameters.ts';
import { responseViews, type ResponseView } from './responses.ts';

/** The parts of an operation as its page shows them. */
export interface OperationViews {
  readonly parameters: readonly ParameterGroup[];
  readonly body: readonly ContentView[];
  readonly responses: readonly ResponseView[];
}

/** Describes the parts of an operation, in the order in which they use up the size of the page. */
export function operationViews(model: TsModel, operation: Operation): OperationViews {
  const describer = new SchemaDescriber(model);
  return {
    parameters: parameterGroups(model, operation, describer),
    body: contentViews(model, operation.body?.content ?? [], describer),
    responses: responseViews(model, operation, describer),
  };
}
