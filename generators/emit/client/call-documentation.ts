import type { DocText } from '../../code/comment.ts';
import { query } from '../../incremental/query.ts';
import type { TsModel } from '../../typescript/ts-model.ts';
import { documentationOf } from '../types/documentation.ts';
import { printExample } from './call-example.ts';
import type { CallPlan } from './call-plan.ts';

/** The comment on the function of an operation: texts of the document, the method and path, an example. */
export const documentCall = query((model: TsModel, plan: CallPlan): DocText => {
  const { operation } = plan;
  const { description, tags = [] } = documentationOf(true, operation);
  const request = `\`${operation.method.toUpperCase()} ${operation.path}\``;
  return {
    description: [description, request].filter((text) => text !== undefined).join('\n\n'),
    tags: [...tags, { name: 'example', text: printExample(model, plan) }],
  };
});
