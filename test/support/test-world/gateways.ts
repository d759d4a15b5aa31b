import { createHash } from 'node:crypto';
import type { Files } from '../../../functions/gateways/files/files';
import type { Ids } from '../../../functions/gateways/ids';
import type { OutgoingMail } from '../../../functions/gateways/mail/mail';
import { noPlanner } from '../../../functions/gateways/planner/planner';
import { pdfFiles } from '../../../functions/gateways/print/pdf-files';
import { reportKeyFrom } from '../../../functions/gateways/screening/report-key-local';
import type { Passwords } from '../../../functions/gateways/tokens/passwords';
import { jwtTokens } from '../../../functions/gateways/tokens/tokens';
import type { Settings } from '../../../functions/runtime/deps/deps';
import { recentCalls } from '../../../functions/runtime/deps/recent-calls';

import { refuse } from '../../../shared/wire/refusals';
import { fakeBureau } from '../fake-bureau';
import { fakePayments } from '../fake-payments';
import { FakeProvider } from '../fake-provider';
import { plainPrinter, testSealKey } from '../test-seal';

export type KeptFiles = Map<string, { bytes: Uint8Array; contentType: string }>;

const etagOf = ({ bytes }: { bytes: Uint8Array }): string => createHash('md5').update(bytes).digest('hex');

/** A bucket in memory. */
export const filesIn = (kept: KeptFiles): Files => ({
  startUpload: async ({ key, contentType }) => ({
    url: 'https://files.test/',
    fields: { key, 'Content-Type': contentType },
  }),
  peek: async (key, bytes) => {
    const file = kept.get(key);
    return file && { size: file.bytes.length, head: file.bytes.slice(0, bytes), etag: etagOf(file) };
  },
  put: async ({ key, bytes, contentType }) => void kept.set(key, { bytes, contentType }),
  copy: async ({ from, to, contentType, ifMatch }) => {
    const file = kept.get(from);
    if (!file && ifMatch !== undefined) throw refuse('conflict');
    if (!file) throw new Error('nothing to copy');
    if (ifMatch !== undefined && ifMatch !== etagOf(file)) throw refuse('conflict');
    kept.set(to, { ...file, contentType });
  },
  remove: async (keys) => {
    for (const key of keys) kept.delete(key);
  },
  link: async (key) => (key === '' ? '' : `https://files.test/${key}`),
  download: async ({ key, name }) => `https://files.test/${key}?as=${encodeURIComponent(name)}`,
});

export const plainPasswords: Passwords = {
  hash: async (password) => `hash of ${password}`,
  matches: async (password, stored) =>
    stored === `hash of ${password}` || stored === `old hash of ${password}`,
  isOutdated: (stored) => stored.startsWith('old '),
};

/** Records costly work, to show that two cases ask for the same. */
const notedPasswords = (work: string[]): Passwords => ({
  ...plainPasswords,
  hash: (password) => {
    work.push('hash');
    return plainPasswords.hash(password);
  },
  matches: (password, stored) => {
    work.push('match');
    return plainPasswords.matches(password, stored);
  },
});

/** Ids and secrets that count up. */
export function countingIds(last = 0): Ids {
  return {
    next: (kind) => {
      last += 1;
      return `${kind}_${String(last).padStart(26, '0')}`;
    },
    secret: () => {
      last += 1;
      return `secret-${last}`.padEnd(43, 'x');
    },
  };
}

export const testTokens = () => jwtTokens({ active: 'k1', keys: { k1: new Uint8Array(32).fill(7) } });

export const testSettings: Settings = {
  siteUrl: 'https://keystead.test',
  contactTo: 'office@keystead.test',
  envelopeKeys: [new Uint8Array(32).fill(1)],
  envelopeIv: new Uint8Array(16).fill(2),
  addressFrom: 'socket',
};

let stands = 0;

/** Doubles of all outside services, and what they hold. */
export function outsideWorlds(now: () => Date) {
  const mails: OutgoingMail[] = [];
  const files: KeptFiles = new Map();
  const provider = new FakeProvider();
  const queued: string[] = [];
  const hashing: string[] = [];
  const { bureau, state: bureauState } = fakeBureau();
  const parts = {
    clock: () => ({ now }),
    // Tables share one database and its tokens, so their ids must differ.
    ids: () => {
      stands += 1;
      return countingIds(stands * 1_000_000);
    },
    passwords: () => notedPasswords(hashing),
    tokens: testTokens,
    settings: () => testSettings,
    recentCalls: () => recentCalls(),
    mail: () => ({ send: async (mail: OutgoingMail) => void mails.push(mail) }),
    files: () => filesIn(files),
    payments: () => fakePayments(provider, now),
    printer: plainPrinter,
    pdfs: () => pdfFiles,
    sealKey: testSealKey,
    bureau: () => bureau,
    reportKey: () => reportKeyFrom(new Uint8Array(32).fill(9)),
    secretKey: () => reportKeyFrom(new Uint8Array(32).fill(8)),
    invoke: () => () => Promise.reject(new Error('No other function runs here')),
    planner: () => noPlanner,
    paymentQueue: () => ({ send: async (eventId: string) => void queued.push(eventId) }),
  };
  return { parts, mails, files, provider, queued, hashing, bureauState };
}
