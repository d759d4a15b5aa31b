import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '../../infra/local/seed/accounts';
import { rows } from '../../shared/contract';
import { newFolder } from '../infra/built';
import { startChild } from '../support/child';
import { type Client, signedIn } from '../support/client';
import { property, unit } from '../support/journeys';

const git = (...words: string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim();

/** The first build whose log opens with a newer one's actions in it; none before it was deployed. */
const firstToReturnTo = '43273ea3c2';

const isAncestor = (commit: string, of: string): boolean =>
  spawnSync('git', ['merge-base', '--is-ancestor', commit, of]).status === 0;

/** The release before this one: its tag, the commit that OLDER_BUILD names, or a day's work back. */
function olderCommit(): string {
  if (process.env.OLDER_BUILD !== undefined) return process.env.OLDER_BUILD;
  const [tag] = git('tag', '--merged', 'HEAD~1', '--sort=-creatordate').split('\n');
  return tag || (isAncestor(firstToReturnTo, 'HEAD~20') ? 'HEAD~20' : firstToReturnTo);
}

/** An older build's sources with its packages: today's, unless they have changed since. */
function olderSources(): string {
  const folder = newFolder();
  const packed = execFileSync('git', ['archive', olderCommit()], { maxBuffer: 1024 ** 3 });
  execFileSync('tar', ['-x', '-C', folder], { input: packed });
  const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(process.cwd()))
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  return folder;
}

const lists = rows.filter(
  ({ row }) => row.method === 'GET' && row.auth.kind === 'bearer' && !row.path.includes('{'),
);
/** One of each role: the heads of the two full organizations, an owner, a tenant, an applicant. */
const people = demoAccounts.map(({ email }) => email);

/** The status of each list for each person; a route that a build does not have is left out. */
async function answersOf(url: string): Promise<ReadonlyMap<string, number>> {
  const answers = new Map<string, number>();
  for (const email of people) {
    const { token } = await signedIn(url, email, demoPassword);
    for (const { row } of lists) {
      const answer = await fetch(url + row.path, { headers: { authorization: `Bearer ${token}` } });
      if (answer.status === 404) continue;
      answers.set(`${email} ${row.path}`, answer.status);
    }
  }
  return answers;
}

const ids = async (client: Client) =>
  (await client.call('properties', 'listProperties', { query: { limit: 100 } })).body.data.properties.map(
    ({ property_id }) => property_id,
  );
/** Adds a property; returns its id. */
const add = async (client: Client, title: string) =>
  (
    await client.call('properties', 'addProperty', {
      body: property({ property_title: title, units: [unit('1')] }),
    })
  ).body.data.property_id;
const archive = async (client: Client, id: string) =>
  (await client.call('properties', 'archiveProperty', { params: { id }, body: { archived: true } })).body;

it('an older build answers from a table that today’s build wrote and changes it, and today’s goes on from there', async () => {
  const [dataDir, older] = [newFolder(), olderSources()];
  /** Starts a build over the one data folder, and stops it. */
  const during = async <T>(root: string, act: (url: string) => Promise<T>): Promise<T> => {
    const product = await startChild({ dataDir, engine: 'auto', root });
    try {
      return await act(product.url);
    } finally {
      await product.stop();
    }
  };
  const manager = (url: string) => signedIn(url, 'manager@demo.test', demoPassword);
  const today = process.cwd();

  const [ofToday, before] = await during(today, async (url) => [
    await add(await manager(url), 'House of today'),
    await answersOf(url),
  ]);
  expect([...before.values()].filter((status) => status === 200).length).toBeGreaterThan(50);

  const [ofBefore, meanwhile] = await during(older, async (url) => {
    const client = await manager(url);
    expect(await ids(client)).toContain(ofToday);
    await archive(client, ofToday);
    return [await add(client, 'House of before'), await answersOf(url)];
  });
  const known = [...before].filter(([list]) => meanwhile.has(list));
  expect(known.length).toBeGreaterThan(50);
  expect([...meanwhile]).toEqual(known);

  const after = await during(today, async (url) => {
    const client = await manager(url);
    expect(await ids(client)).not.toContain(ofToday);
    expect(await ids(client)).toContain(ofBefore);
    await archive(client, ofBefore);
    return answersOf(url);
  });
  expect(after).toEqual(before);
});
