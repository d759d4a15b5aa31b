import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { root } from '../support/sources';
import { openBrowser } from './browser';
import { atLeast, type Figure, type Measured } from './figure';
import { npmStart } from './running-product';
import { signIn } from './sign-in';
import { median } from './statistics';

const runs = 3;
type Bars = Readonly<
  Record<(typeof names)[number], { readonly bar: number; readonly aim?: number | undefined }>
>;
const categories: Bars = {
  performance: { bar: 0.9, aim: 0.97 },
  accessibility: { bar: 1 },
  'best-practices': { bar: 1 },
};
const names = ['performance', 'accessibility', 'best-practices'] as const;
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

type Audited = {
  readonly scores: Readonly<Record<(typeof names)[number], number>>;
  readonly timings: readonly string[];
  readonly failed: readonly string[];
};

/** One run with Lighthouse's phone profile, from an empty cache; the page's storage stays. */
async function audit(url: string, port: number): Promise<Audited> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...names],
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not read ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { lhr } = result;
  if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`);
  const scoreOf = (name: string): number => lhr.categories[name]?.score ?? 0;
  const weighed = names.slice(1).flatMap((name) => lhr.categories[name]?.auditRefs ?? []);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
    },
    timings: timings.map((id) => `${id} ${lhr.audits[id]?.displayValue ?? '?'}`),
    failed: weighed
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

/** The median of several runs, a figure per category; `id` is the group's letter and the page's name. */
export async function auditPage({
  id,
  url,
  port,
  bars = categories,
}: {
  id: string;
  url: string;
  port: number;
  bars?: Bars;
}): Promise<Measured> {
  const audits: Audited[] = [];
  for (let run = 0; run < runs; run += 1) audits.push(await audit(url, port));
  const figures: Figure[] = names.map((category) =>
    atLeast(
      {
        id: `${id}.${category}`,
        what: `Lighthouse mobile, ${category}`,
        value: median(audits.map(({ scores }) => scores[category])),
        unit: '',
      },
      bars[category].bar,
      bars[category].aim,
    ),
  );
  const failed = [...new Set(audits.flatMap((each) => each.failed))];
  const notes = [
    `${id}: ${audits.at(-1)?.timings.join(', ')}${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}`,
  ];
  return { figures, notes };
}

/** (f) Lighthouse's phone profile on login and, signed in, on the property list. */
export async function lighthousePages(): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'keystead-bench-'));
  const product = await npmStart({ folder: root, dataDir });
  const browser = await openBrowser();
  try {
    const login = await auditPage({ id: 'f.login', url: `${product.url}/login`, port: browser.port });
    await signIn(browser.context, product.url);
    const list = await auditPage({ id: 'f.list', url: `${product.url}/propertiesList`, port: browser.port });
    return {
      figures: [...login.figures, ...list.figures],
      notes: [...(login.notes ?? []), ...(list.notes ?? [])],
    };
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
