import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contractRoutes } from './contract-routes';

/** The text font is asked for with the page, not after its style sheet: the name carries a hash, so the build writes the line. */
const preloadTextFont: Plugin = {
  name: 'preload-text-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => /inter-latin-wght.*\.woff2$/.test(name))
        .map((name) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${name}`,
            crossorigin: 'anonymous',
          },
          injectTo: 'head' as const,
        })),
  },
};

/** The small parts that every screen draws: two dozen files of a few hundred bytes each would compress badly. */
const everyScreen =
  /frontend\/src\/ui\/(theme\/(?!base)|button|icon-button|link-button|text-link|spinner|notice|toast|offline-bar|error-summary|fields\/(field|text-field|password-field))/;
const reactItself = /node_modules\/(react|react-dom|scheduler)\//;
const routerItself = /node_modules\/@tanstack\/(react-router|router-core|history|store|react-store)\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), contractRoutes(), preloadTextFont],
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing inline: the site's policy allows scripts, fonts and images of its own origin only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // React and the router apart, so that the public page loads them without the component library, and neither is above 100 KB.
        codeSplitting: {
          groups: [
            { name: 'react', test: reactItself, priority: 3 },
            { name: 'router', test: routerItself, priority: 2 },
            { name: 'kit', test: everyScreen, priority: 1 },
          ],
        },
      },
    },
  },
});
