import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { Plan } from '../shared/domain/subscriptions';

type Bundle = Readonly<Record<string, { readonly type: string; readonly source?: string | Uint8Array }>>;
type Pages = typeof import('./src/features/site/prerender');
type OnPage = typeof import('./src/features/site/pricing/plans-on-page');
type Company = typeof import('../shared/domain/product');

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The plans every stage begins with; the browser asks for those of the day (README, One table). */
const plansFile = here('../infra/plans.ts');

/** Markup needs no style sheet: the pages' own go into the bundle with their scripts. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : undefined),
  load: (id) => (id === '\0no-style' ? '' : undefined),
};

async function load<T>(file: string): Promise<T> {
  const { module } = await runnerImport<T>(file, {
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [withoutStyles],
  });
  return module;
}

/** JSON that may stand inside a script element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const data = (type: string, value: unknown, id?: string): string =>
  `<script type="${type}"${id ? ` id="${id}"` : ''}>${inScript(value)}</script>`;

/** Who is behind the site, for search engines. */
async function organisation(siteUrl: string): Promise<string> {
  const { company, productName } = await load<Company>(here('../shared/domain/product.ts'));
  return data('application/ld+json', {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: productName,
    url: `${siteUrl}/auth/home`,
    logo: `${siteUrl}/favicon.svg`,
    telephone: company.phone,
    address: company.address.join(', '),
  });
}

/** Style sheets in the page itself: a first view that waits for no second file. */
const inlineStyles = (html: string, bundle: Bundle): string =>
  html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, name: string) => {
    const { source } = bundle[name] ?? {};
    return source === undefined ? link : `<style>${source}</style>`;
  });

/**
 * Writes the public pages whole at build time (home.html, pricing.html), so that they read without JavaScript. `siteUrl` makes the addresses in
 * their heads absolute; where the site's name is not known it is empty and they stay relative. Words and picture come before the scripts.
 */
export function prerender(siteUrl: string): Plugin[] {
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
          const { prerenderPage } = await load<Pages>(here('src/features/site/prerender.tsx'));
          const { plansElementId } = await load<OnPage>(here('src/features/site/pricing/plans-on-page.ts'));
          const { plans } = await load<{ plans: readonly Plan[] }>(plansFile);
          const inHead = (await organisation(siteUrl)) + data('application/json', plans, plansElementId);
          const page = prerenderPage(name, plans);
          return inlineStyles(html, bundle ?? {})
            .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
            .replace('</head>', () => `${inHead}</head>`)
            .replace('<!--page-->', () => page);
        },
      },
    },
  ];
}
