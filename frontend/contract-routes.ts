import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const name = 'virtual:routes';
const contractFile = fileURLToPath(new URL('../shared/contract/index.ts', import.meta.url));

/** What the browser needs of a row: no schema, so that zod stays out of the first load. */
export type ClientRoute = { readonly method: string; readonly path: string };

/** Gives `virtual:routes`, computed from the contract table when the web app is built: derived, never a second copy. */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    // The filters keep the bundler from asking for every module there is.
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
