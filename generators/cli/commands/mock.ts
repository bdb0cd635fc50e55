import { once as onceOf } from 'node:events';
import { closeNodeServer } from '../../../runtime/server/node.ts';
import { counted } from '../../diagnostics/counted.ts';
import { visible } from '../../diagnostics/visible.ts';
import { basePathOf } from '../../model/base-path.ts';
import { oneAddressFindings } from '../../emit/server/findings.ts';
import { printCall } from '../../mock/call-line.ts';
import { listen } from '../../mock/listen.ts';
import { loadModel } from '../../pipeline.ts';
import { lazy } from '../../incremental/memoize.ts';
import { choiceOption, EXIT, stringOption, stringOptions, type Run } from '../command.ts';
import { UsageError, wrongValue } from '../usage-error.ts';
import { atMost, findDocument, strictOptions } from '../document.ts';
import { untilInterrupted } from '../interrupted.ts';
import { portOf } from '../number-options.ts';
import { allowedHosts } from '../served-hosts.ts';
import { refuse, refuseCall, reportFindings } from '../report.ts';

/** Milliseconds that responses in progress get when the mock ends. */
const GRACE_PERIOD = 2_000;

/** Runs `forgespec mock`. */
export const run: Run = async (call, terminal) => {
  const { values, positionals } = call;
  atMost(positionals, 1);
  const { format } = terminal;
  if (format === 'sarif') throw new UsageError('mock prints calls as text or json, not as sarif.');
  const port = portOf(values, 4010);
  const host = stringOption(values, 'host') ?? '127.0.0.1';
  const unknownParameters = choiceOption(values, 'unknown-parameters', ['refuse', 'ignore']);
  const unknownMembers = choiceOption(values, 'unknown-members', ['refuse', 'ignore']);
  const scalars = choiceOption(values, 'scalars', ['exact', 'lenient']);
  const origins = stringOptions(values, 'cors');
  const wrong = origins.find((origin) => origin !== '*' && !isOrigin(origin));
  if (wrong !== undefined) throw wrongValue('cors', '* or an origin such as https://app.example', wrong);
  const called = findDocument(call, positionals[0]);
  const { model, findings } = await loadModel(called.document, strictOptions(called, call, terminal));
  if (model === undefined) return refuse(findings, terminal);
  const mock = lazy(async () => {
    const [{ createMock, observeCalls }, { corsFor }] = await Promise.all([
      import('../../mock/mock.ts'),
      import('../../mock/cors.ts'),
    ]);
    const auth = values['no-auth'] !== true;
    const server = createMock(model, { auth, unknownParameters, unknownMembers, scalars });
    return observeCalls(server, (served) => terminal.print(printCall[format](served)), corsFor(origins));
  });
  const listening = await listen(
    {
      handle: async (request) => (await mock()).handle(request),
      refuse: async (problem) => (await mock()).refuse(problem),
    },
    { host, port, allowedHosts: allowedHosts(values) },
  );
  if ('code' in listening) return refuseCall([listening], terminal);
  reportFindings(oneAddressFindings(model), { ...terminal, format: 'text' });
  const count = counted(model.operations.length, 'operation');
  terminal.note(
    `${visible(model.info.title)}: ${count} at ${listening.origin}${basePathOf(model)}. Control-C ends it.`,
  );
  // The mock is loaded while the URL is read, before the first call.
  await Promise.all([mock(), onceOf(untilInterrupted(), 'abort')]);
  await closeNodeServer(listening.server, GRACE_PERIOD);
  return EXIT.fine;
};

/** Scheme, host and port as a browser sends them in `Origin`. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
