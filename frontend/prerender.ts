import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { Plan } from '../shared/domain/subscriptions/subscriptions';

type Bundle = Readonly<Record<string, { readonly type: string; readonly source?: string | Uint8Array }>>;
type Parts = Pick<typeof import('./src/features/site/prerender'), 'prerenderPage'> &
  Pick<typeof import('./src/features/site/pricing/plans-on-page'), 'plansElementId'> &
  Pick<typeof import('../shared/domain/product'), 'company' | 'productName'> & {
    readonly plans: readonly Plan[];
  };

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The pages show each stage's initial plans; the browser fetches the current ones (README, One table). */
const files = [
  'src/features/site/prerender.tsx',
  'src/features/site/pricing/plans-on-page.ts',
  '../shared/domain/product.ts',
  '../infra/plans.ts',
].map(here);
const partsName = 'virtual:page-parts';

const parts: Plugin = {
  name: 'page-parts',
  enforce: 'pre',
  resolveId: (id) => (id === partsName ? `\0${partsName}` : undefined),
  load: (id) =>
    id === `\0${partsName}`
      ? files.map((file) => `export * from ${JSON.stringify(file)};`).join('\n')
      : undefined,
};

/** Prerendered markup needs no CSS: the bundle carries the styles with the pages' scripts. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : undefined),
  load: (id) => (id === '\0no-style' ? '' : undefined),
};

/** One run loads all parts, because each run starts its own Vite and the first `npm start` waits for it. */
async function loadParts(): Promise<Parts> {
  const { module } = await runnerImport<Parts>(partsName, {
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [parts, withoutStyles],
  });
  return module;
}

/** JSON that is safe inside a script element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const data = (type: string, value: unknown, id?: string): string =>
  `<script type="${type}"${id ? ` id="${id}"` : ''}>${inScript(value)}</script>`;

/** Tells search engines which company runs the site. */
const organization = (siteUrl: string, { company, productName }: Parts): string =>
  data('application/ld+json', {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: productName,
    url: `${siteUrl}/auth/home`,
    logo: `${siteUrl}/favicon.svg`,
    telephone: company.phone,
    address: company.address.join(', '),
  });

/** Inlines the style sheets so that the first view waits for no second file. */
const inlineStyles = (html: string, bundle: Bundle): string =>
  html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, name: string) => {
    const { source } = bundle[name] ?? {};
    return source === undefined ? link : `<style>${source}</style>`;
  });

/**
 * Writes home.html and pricing.html at build time, so that they work without JavaScript.
 * `siteUrl` makes the addresses in their heads absolute; if it is empty, they stay relative.
 */
export function prerender(siteUrl: string): Plugin[] {
  let loading: Promise<Parts> | undefined;
  return [
    {
      name: 'prerender-addresses',
      transformIndexHtml: { order: 'pre', handler: (html) => html.replaceAll('%SITE_URL%', siteUrl) },
    },
    {
      name: 'prerender',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler: async (html, { path, bundle }) => {
          const name = basename(path, '.html');
          if (name !== 'home' && name !== 'pricing') return html;
          loading ??= loadParts();
          const made = await loading;
          const inHead =
            organization(siteUrl, made) + data('application/json', made.plans, made.plansElementId);
          const page = made.prerenderPage(name, made.plans);
          return inlineStyles(html, bundle ?? {})
            .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
            .replace('</head>', () => `${inHead}</head>`)
            .replace('<!--page-->', () => page);
        },
      },
    },
  ];
}
