import type { Server } from 'node:http';
import { join } from 'node:path';
import { siteHeaders } from '../../site-headers';
import type { Answer } from '../server';
import { projectRoot } from '../web-build';

/** The web app from its sources, with hot reload. Vite's inline script and socket break the strict policy. */
export async function viteMiddleware({ http }: { http: Server }): Promise<Answer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(projectRoot, 'frontend', 'vite.config.ts'),
    appType: 'spa',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server: http }, headers: { ...siteHeaders } },
  });
  http.once('close', () => void vite.close());
  return (request, response) =>
    new Promise((resolve, reject) => {
      response.once('close', resolve);
      vite.middlewares(request, response, (problem: unknown) => {
        if (problem) reject(problem);
        else response.writeHead(404).end();
      });
    });
}
