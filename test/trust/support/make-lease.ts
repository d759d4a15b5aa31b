import { changeDraft } from '../../../functions/leases/draft/change-draft';
import { createDraft } from '../../../functions/leases/draft/create-draft';
import { discardDraft } from '../../../functions/leases/draft/discard-draft';
import { endLease, giveNotice } from '../../../functions/leases/moves/lease-moves';
import { sendLease } from '../../../functions/leases/signing/send-lease';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { perform } from '../../../functions/runtime/perform';
import { consentToSign } from '../../../functions/signing/consent-to-sign';
import { openSigning } from '../../../functions/signing/open-signing';
import { signLease } from '../../../functions/signing/sign-lease';
import { TermForm } from '../../../shared/contract/lease-drafts';
import { addDays, localDateOf } from '../../../shared/domain/dates';
import type { SignerRole } from '../../../shared/domain/leases/packet';
import { consentText } from '../../../shared/domain/leases/signing/consent-text';
import type { Viewer } from '../../../shared/domain/people/roles';
import { termFields } from '../../support/leases/lease-data';
import { drawn } from '../../support/test-world/leases';
import { viewerCall } from '../../support/test-world/viewer';

export type MadeLease = {
  readonly lease_id: string;
  readonly version: number;
  /** Of the mailed links. */
  readonly tokens: readonly string[];
};

/** The complete form of a draft; the agent is the person who saves it first. */
export function completeForm(owners: readonly { ownerId: string }[]): TermForm {
  const { parties, ...fields } = termFields({ from: '2026-08-01', to: '2027-07-31' });
  return TermForm.parse({
    ...fields,
    text: { from: 'template', templateId: 'residential', version: 1 },
    parties: { ...parties, owners: owners.map(({ ownerId }) => ({ ownerId, signs: false })) },
  });
}

export const isRunning = (state: LeaseState): state is keyof typeof running => state in running;

/** `running` and later states were drafted and signed 60 days ago, and began 50 days ago. */
type FirstState = 'draft' | 'complete' | 'discarded' | 'sent';
export type LeaseState = FirstState | keyof typeof running;

/** What happened to a signed lease, and its length in days. */
const running = {
  running: { days: 300 },
  noticed: { days: 300, after: 'notice' },
  ended: { days: 300, after: 'end' },
  'held-over': { days: 30 },
} as const satisfies Record<string, { days: number; after?: 'notice' | 'end' }>;

type Making = {
  readonly viewer: Viewer;
  readonly propertyId: string;
  readonly unitId: string;
};

/** A lease of a unit by the product's own calls. */
export async function makeLease(
  {
    viewer,
    propertyId,
    unitId,
    state,
    days,
  }: Making & { readonly state: FirstState; readonly days?: number },
  given: Deps,
): Promise<MadeLease> {
  const tokens: string[] = [];
  const secret = () => {
    const token = given.ids.secret();
    tokens.push(token);
    return token;
  };
  const next: Deps['ids']['next'] = (kind) => given.ids.next(kind);
  const deps: Deps = { ...given, ids: { next, secret } };
  const call = viewerCall({ deps, now: () => deps.clock.now() }, viewer);
  const { lease_id } = (await perform(createDraft, { ...call, body: { unit_id: unitId } }, deps)).data;
  if (state === 'draft') return { lease_id, version: 1, tokens };
  if (state === 'discarded') {
    await perform(discardDraft, { ...call, body: { lease_id, version: 1 } }, deps);
    return { lease_id, version: 2, tokens };
  }
  const { organizationId } = viewer;
  const today = localDateOf(deps.clock.now());
  const head = await deps.properties.head({ organizationId, propertyId, today });
  const form = completeForm(head?.shares ?? []);
  const begins = addDays(today, 10);
  const dates = {
    from: begins,
    to: addDays(begins, days ?? 0),
    atEnd: days === 30 ? 'end' : 'month-to-month',
  } as const;
  const body = { version: 1, term: days === undefined ? form : { ...form, ...dates } };
  await perform(changeDraft, { ...call, params: { leaseId: lease_id }, body }, deps);
  if (state === 'complete') return { lease_id, version: 2, tokens };
  await perform(sendLease, { ...call, body: { lease_id, version: 2 } }, deps);
  return { lease_id, version: 3, tokens };
}

const dayMilliseconds = 86_400_000;

/** A lease everyone signed and that has begun, by the product's own calls on an earlier day. */
export async function makeRunningLease(
  { state, ...making }: Making & { readonly state: keyof typeof running },
  given: Deps,
): Promise<MadeLease> {
  const today = given.clock.now();
  const signedAt = new Date(today.getTime() - 60 * dayMilliseconds);
  const deps: Deps = { ...given, clock: { now: () => signedAt } };
  const made = await makeLease({ ...making, state: 'sent', days: running[state].days }, deps);
  for (const token of made.tokens) {
    const asked = { ...from, now: signedAt };
    const { text, name } = (await perform(openSigning, { ...asked, body: { token } }, deps)).data;
    await perform(consentToSign, { ...asked, body: { token, version: consentText.version } }, deps);
    const body = {
      token,
      name,
      method: 'drawn',
      signature: drawn,
      text_hash: text?.text_hash ?? '',
    } as const;
    await perform(signLease, { ...asked, body }, deps);
  }
  const { lease_id } = made;
  const call = viewerCall({ deps: given, now: () => today }, making.viewer);
  const doing = 'after' in running[state] ? running[state].after : undefined;
  const day = localDateOf(today);
  if (doing === 'notice') {
    const body = { lease_id, by: 'both', last_day: day, reason: 'Agreed' } as const;
    await perform(giveNotice, { ...call, body }, given);
  }
  if (doing === 'end')
    await perform(endLease, { ...call, body: { lease_id, day, why: 'agreement', note: '' } }, given);
  return made;
}

const from = { requestId: 'req', address: '203.0.113.7', agent: 'test' };

/** The link among these for a role; with `consents` its holder has agreed to sign electronically. */
export async function linkOf(
  tokens: readonly string[],
  { role, consents }: { role: SignerRole; consents?: true },
  deps: Deps,
): Promise<string> {
  const now = deps.clock.now();
  for (const token of tokens) {
    const { data } = await perform(openSigning, { ...from, now, body: { token } }, deps);
    if (data.role !== role) continue;
    const body = { token, version: consentText.version };
    if (consents) await perform(consentToSign, { ...from, now, body }, deps);
    return token;
  }
  throw new Error(`Nobody signs as ${role}`);
}

/** The holders of these links agree and sign. */
export async function signAll(tokens: readonly string[], deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const token of tokens) {
    const version = consentText.version;
    const { data } = await perform(openSigning, { ...from, now, body: { token } }, deps);
    if (!data.text) continue;
    await perform(consentToSign, { ...from, now, body: { token, version } }, deps);
    const signature = { method: 'drawn' as const, signature: drawn, text_hash: data.text.text_hash };
    await perform(signLease, { ...from, now, body: { token, name: data.name, ...signature } }, deps);
  }
}
