import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { contractRoutes } from './contract-routes.ts';
import { noChunkCycles } from './no-chunk-cycles.ts';
import { pageBars } from './page-bars.ts';
import { preloadAhead } from './preload-ahead.ts';
import { prerender } from './prerender.ts';

/** The public pages show a separate heading font in the first view. */
const fontsOf = (path: string): RegExp =>
  /(home|pricing)\.html$/.test(path) ? /(inter|fraunces)-latin-wght.*\.woff2$/ : /inter-latin-wght.*\.woff2$/;

/** Preloads the first view's fonts with the page. The build adds the tags, because file names have hashes. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { path, bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => fontsOf(path).test(name))
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

/**
 * Emotion only needs it for `withTheme`, which nothing uses, and tree shaking keeps its 2 KB in every
 * first load.
 */
const withoutHoisting: Plugin = {
  name: 'without-hoisting',
  enforce: 'pre',
  resolveId: { filter: { id: /^hoist-non-react-statics$/ }, handler: () => '\0without-hoisting' },
  load: {
    filter: { id: /^\0without-hoisting$/ },
    handler: () => 'export default (component) => component;',
  },
};

/** The small parts of every screen: two dozen tiny files would compress badly. */
const everyScreen =
  /frontend\/src\/ui\/(theme\/(?!base|site)|primitives\/(button|icon-button|link-button|text-link|spinner)|feedback\/(notice|toast|offline-bar)|fields\/(field|text-field|password-field))|shared\/domain\/people\/permissions\./;
/** Shared by the public pages, the signers' pages and the app: words, the icons' frame, the page's title. */
const everyPage =
  /vite\/(preload-helper|modulepreload)|node_modules\/@babel\/runtime\/helpers\/(esm\/)?extends\.|node_modules\/lucide-react\/(?!dist\/esm\/icons\/(?!(check|x)\.))|shared\/domain\/(messages|limits|product|text)\.|frontend\/src\/(api\/(refusal|refusal-words|report)|forms\/use-quick-form|ui\/(layout\/(page-title|route-focus)|primitives\/(name-mark|houses-drawing)))\./;
/** Days and the clock, which the signers' pages need without the rest of the signed-in parts. */
const daysOnly = /frontend\/src\/(ui\/data\/instant|api\/clock)\.|shared\/domain\/dates\./;
/** The icons of the public pages, in one file instead of a dozen. */
const siteIcons =
  /lucide-react\/dist\/esm\/icons\/(chart-column|credit-card|file-pen-line|house|key-round|map-pin|menu|phone|wrench)\./;
/** Icons of the signed-in frame and its lists. */
const frameIcons =
  /lucide-react\/dist\/esm\/icons\/(arrow-(down|left|up)|bell|building-complex|chevron-(down|left|right)|ellipsis|file-input|panel-left|plus|scroll-text|search|users)\./;
/** Icons of the other screens: one file instead of one request and one list entry per icon. */
const appIcons = /lucide-react\/dist\/esm\/icons\//;
/** The first screen for signed-out visitors. */
const loginScreen =
  /frontend\/src\/(routes\/blank-layout|ui\/layout\/auth-page|features\/users\/(login-screen|parts\/(use-entry|auth-form|rules|email-field)))\./;
/** The parts of signed-in screens: three dozen tiny files, all needed before the first list shows. */
const signedInParts =
  /frontend\/src\/(ui\/(list\/((?!more-list|day-filter|previous-next|page-window|window-pager)[\w-]+|kit\/(kit-place|use-list-choices))|data\/(data-table[\w-]*|date-text)|layout\/(crumb-trail|layout|layout-settings|list-label|page|section)|feedback\/(empty-state|failed|loading|skeleton-list)|media\/photo-placeholder|primitives\/(drawings|more-button|select|status-badge|text|use-href-link|use-hotkey))\.|domain-ui\/(person\/avatar|property\/property-name)\.|api\/viewer\.|features\/(notifications\/queries|people\/view-as|properties\/(queries|address-of|list\/list-place)|units\/(queries|all\/units-place))\.|routes\/(screens\/(use-person|use-list-place)|shell\/on-demand-menu)\.)|shared\/domain\/(leases\/status\/status-words|names)\./;
/** The parts of the other signed-in screens: small ones again, most of which any of these screens needs. */
const screenParts =
  /frontend\/src\/(ui\/(list\/(more-list|day-filter)|primitives\/(action-menu|chip|compact-select|icon-tile|mail-address)|layout\/(columns|facts|marked-list|page-tabs|panel|plain-list|split-section|timeline)|data\/(change-entry|changed-fields|stat)|feedback\/skeleton-cards)|domain-ui\/person\/role-names)\./;
const reactItself = /node_modules\/(react|react-dom|scheduler)\//;
const queryItself = /node_modules\/@tanstack\/(react-query|query-core)\//;
const routerItself = /node_modules\/@tanstack\/(react-router|router-core|history|store|react-store)\//;

/** The engine of the lease templates' editor, apart from its screen. */
const editorItself = /node_modules\/(prosemirror-\w+|orderedmap|rope-sequence|w3c-keyname)\//;

/** The site's address, if the build knows it (`SITE_URL=https://…`): social networks need full URLs. */
const siteUrl = (mode: string): string => loadEnv(mode, import.meta.dirname, 'SITE_URL').SITE_URL ?? '';

const page = (name: string): string => `${import.meta.dirname}/${name}.html`;

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    contractRoutes(),
    withoutHoisting,
    noChunkCycles,
    pageBars,
    preloadFonts,
    preloadAhead,
    prerender(siteUrl(mode)),
  ],
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    target: 'es2022',
    // Inlines nothing: the site's policy allows only scripts, fonts and images of its own origin.
    assetsInlineLimit: 0,
    // Browsers without modulepreload load the same files a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: page('index'),
        home: page('home'),
        pricing: page('pricing'),
        sign: page('sign'),
        verify: page('verify'),
        listing: page('listing'),
      },
      output: {
        // Separate chunks, so that public pages skip the component library and no chunk exceeds 100 KB.
        codeSplitting: {
          groups: [
            { name: 'react', test: reactItself, priority: 4 },
            { name: 'router', test: routerItself, priority: 3 },
            { name: 'base', test: everyPage, priority: 2 },
            { name: 'days', test: daysOnly, priority: 2 },
            { name: 'icons', test: siteIcons, priority: 1 },
            { name: 'signs', test: frameIcons, priority: 1 },
            { name: 'more-signs', test: appIcons, priority: 0 },
            { name: 'query', test: queryItself, priority: 1 },
            { name: 'editor', test: editorItself, priority: 1 },
            { name: 'kit', test: everyScreen, priority: 1 },
            // Without their imports, which other screens may need alone.
            { name: 'login', test: loginScreen, priority: 1, includeDependenciesRecursively: false },
            { name: 'parts', test: signedInParts, priority: 1, includeDependenciesRecursively: false },
            { name: 'more-parts', test: screenParts, priority: 1, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
}));
