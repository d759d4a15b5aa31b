import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const name = 'virtual:routes';
const contractFile = fileURLToPath(new URL('../shared/contract/index.ts', import.meta.url));

/** What the browser needs to call an endpoint. No schema, so zod stays out of the first load. */
export type ClientRoute = { readonly method: string; readonly path: string };

/** Provides `virtual:routes`, derived from the contract at build time so that no second copy exists. */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    // The filters keep the bundler from calling these hooks for every module.
    resolveId: { filter: { id: /^virtual:routes$/ }, handler: () => `\0${name}` },
    load: {
      filter: { id: /^\0virtual:routes$/ },
      handler: async () => `export const routes = ${JSON.stringify(await clientRoutes())};`,
    },
  };
}

async function clientRoutes(): Promise<Record<string, Record<string, ClientRoute>>> {
  const { module } = await runnerImport<typeof import('../shared/contract')>(contractFile);
  const routes: Record<string, Record<string, ClientRoute>> = {};
  for (const { feature, name: rowName, row } of module.rows) {
    const { method, path } = row;
    routes[feature] = { ...routes[feature], [rowName]: { method, path } };
  }
  return routes;
}
