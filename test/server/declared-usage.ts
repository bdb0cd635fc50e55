/** A program that declares the types of its callers and of what handlers need, once for all of them. */
export const declaredUsage: string = `
import { createPartialServer } from './server/index.js';
import type { AnyPrincipal, App, GetToolHandler, Options } from './server/index.js';

declare module './server/index.js' {
  interface ServerTypes {
    principal: { readonly name: string };
    app: { readonly tools: ReadonlyMap<number, string> };
  }
}

const getTool: GetToolHandler = ({ path }, { app, principal }) => {
  const id = Number(path.id);
  const name: string | undefined = app.tools.get(id) ?? principal?.name;
  return { status: 200, body: { id, name: name ?? '' } };
};

const authenticate: Options['authenticate'] = {
  Token: (token) => ({ name: token }),
  Key: async () => undefined,
  Bearer: () => undefined,
  Login: ({ username }) => ({ name: username }),
};
const app: App = { tools: new Map([[1, 'Saw']]) };
const ann: AnyPrincipal = { name: 'Ann' };
createPartialServer({ getTool }, { authenticate, app });

// @ts-expect-error: handlers of this program need an app
createPartialServer({ getTool }, { authenticate });
// @ts-expect-error: and this one
createPartialServer({ getTool }, { authenticate, app: ann });
`;
