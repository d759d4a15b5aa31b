import type { OutgoingMail } from '../../functions/gateways/mail/mail';
import { kindAttribute } from '../../functions/table/db/record';
import type { TestWorld } from './test-world';

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ids and receipt numbers hold the number of the test's world, which depends on the tests before it. */
const withoutStand = (line: string): string =>
  line
    .replaceAll(/0{10}\d{10}(\d{6})/g, `${'0'.repeat(20)}$1`)
    .replaceAll(/\b\d{4}-\d{4}-(\d{4})\b/g, '0000-0000-$1');

const text = (value: unknown): string => (typeof value === 'string' ? JSON.stringify(value) : String(value));

/** Each value with its path, so that a difference shows as the line that changed. */
function linesOf(value: unknown, path: string): string[] {
  const parts = Array.isArray(value)
    ? value.map((one, at) => [`${at}`, one] as const)
    : isPlain(value)
      ? Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
      : undefined;
  if (!parts) return [`${path}  ${text(value)}`];
  if (parts.length === 0) return [`${path}  ${Array.isArray(value) ? '[]' : '{}'}`];
  return parts.flatMap(([name, one]) => (one === undefined ? [] : linesOf(one, `${path}.${name}`)));
}

/** Named values: each name, and a line for each leaf below it. */
export const snapshotLines = (named: readonly (readonly [string, unknown])[]): string =>
  named.map(([name, value]) => withoutStand(`${[name, ...linesOf(value, ' ')].join('\n')}\n`)).join('');

/** The stored items of some kinds, by key. */
export async function storedLines(
  { items }: Pick<TestWorld, 'items'>,
  kinds: readonly string[],
): Promise<string> {
  const found = (await items()).filter((item) => kinds.includes(String(item[kindAttribute])));
  return snapshotLines(
    found.map(({ pk, sk, ...rest }) => [`${JSON.stringify(pk)} ${JSON.stringify(sk)}`, rest]),
  );
}

/** Every mail whole, by whom it went to; links and seals are random. */
export const mailLines = (mails: readonly OutgoingMail[]): string =>
  mails
    .map(({ to, subject, text, tags = {} }) =>
      [`${to}: ${subject}`, text, ...Object.entries(tags).map((tag) => `  ${tag.join(' = ')}`)].join('\n'),
    )
    .map((mail) => withoutStand(mail).replaceAll(/(token|LeasId|invitation)=[\w-]+/g, '$1=…'))
    .toSorted()
    .map((mail) => `${mail.replaceAll(/\b[0-9a-f]{64}\b/g, 'hash').trimEnd()}\n\n\n`)
    .join('');
