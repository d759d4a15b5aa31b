import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from '../../shared/contract';
import { call } from '../trust/support/call';
import { startSessionOf, tokenOf } from '../trust/support/session';
import { removeItems } from '../trust/support/table-dump';
import { openTrustWorld, type TrustWorld } from '../trust/support/trust-world';

let lived: TrustWorld;
let empty: TrustWorld;
let folder: string;
beforeAll(async () => {
  [lived, empty] = [await openTrustWorld(), await openTrustWorld()];
  folder = await mkdtemp(join(tmpdir(), 'keystead-export-'));
});
afterAll(async () => {
  await Promise.all([lived?.close(), empty?.close(), rm(folder, { recursive: true, force: true })]);
});

/** Each file of a folder with its SHA-256. */
async function filesIn(path: string): Promise<Record<string, string>> {
  const found = await readdir(path, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashed = await Promise.all(
    files.map(async (file) => {
      const hash = createHash('sha256').update(await readFile(file));
      return [file.slice(path.length), hash.digest('hex')] as const;
    }),
  );
  return Object.fromEntries(hashed.toSorted());
}

/** As DynamoDB's export writes it: a line of typed JSON an item, sets included. */
const exported = async (world: TrustWorld): Promise<string> =>
  (await world.dump()).map((item) => JSON.stringify({ Item: marshall(item) })).join('\n');

const readable = rows.filter(
  ({ row }) => row.method === 'GET' && row.auth.kind === 'bearer' && !row.path.includes('{'),
);

it('R19 an export put into an empty stack is the same, and the product answers from it as before', async () => {
  const head = lived.north.people.orgAdmin;
  const { session } = await startSessionOf(head, lived);
  await writeFile(join(folder, 'table.json'), await exported(lived));
  await cp(lived.filesFolder, join(folder, 'files'), { recursive: true });

  await removeItems(await empty.dump(), empty.place);
  await rm(empty.filesFolder, { recursive: true });
  expect(await empty.dump()).toEqual([]);
  const lines = (await readFile(join(folder, 'table.json'), 'utf8')).split('\n');
  for (const line of lines)
    await empty.place.client.send(
      new PutCommand({ TableName: empty.place.tableName, Item: unmarshall(JSON.parse(line).Item) }),
    );
  await cp(join(folder, 'files'), empty.filesFolder, { recursive: true });

  expect(await exported(empty)).toBe(await exported(lived));
  expect(await filesIn(empty.filesFolder)).toEqual(await filesIn(lived.filesFolder));
  expect(lines.length).toBeGreaterThan(200);

  /** What each list answers, but for the addresses of files, which each machine signs itself. */
  const answersOf = async (world: TrustWorld) => {
    const token = await tokenOf(session, world);
    const answers: string[] = [];
    for (const row of readable) {
      const { status, json } = await call(world, row, { token });
      const said = status === 200 ? JSON.stringify(json.data ?? {}).replaceAll(/https?:[^"]+/g, '') : '';
      answers.push(`${row.row.path} ${status} ${said}`);
    }
    return answers;
  };
  const answers = await answersOf(lived);
  expect(answers.filter((answer) => answer.includes(' 200 ')).length).toBeGreaterThan(10);
  expect(await answersOf(empty)).toEqual(answers);
});
