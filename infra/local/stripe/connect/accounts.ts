import * as z from 'zod';
import { newId, randomText } from '../core/ids';
import { listOfParams, page } from '../core/lists';
import { flag, mergeMetadata, metadata, nothing, optionalText, text } from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import { type Account, type BankAccount, listOf } from '../core/wire';
import { emit, hour, pageUrl, type Work } from '../core/work';
import { testBankName } from '../money/cards';
import { type Given, standingOf } from './requirements';

const capability = z.strictObject({ requested: flag });
const Create = z.strictObject({
  type: z.enum(['express', 'standard', 'custom']).optional(),
  country: text.optional(),
  email: text.optional(),
  business_type: z.enum(['individual', 'company', 'non_profit', 'government_entity']).optional(),
  capabilities: z.record(text, capability).optional(),
  business_profile: z
    .strictObject({
      name: optionalText,
      product_description: optionalText,
      mcc: optionalText,
      url: optionalText,
    })
    .optional(),
  metadata: metadata.optional(),
});
const Change = Create.omit({ type: true, country: true });

function create(work: Work, asked: z.infer<typeof Create>): Account {
  const id = newId('account');
  work.platform.put('onboarding', { id, given: {} });
  const account = work.platform.put('account', {
    id,
    object: 'account',
    business_profile: null,
    business_type: asked.business_type ?? 'individual',
    controller: {
      fees: { payer: 'application_express' },
      is_controller: true,
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
      type: 'application',
    },
    country: asked.country ?? 'US',
    created: work.at,
    default_currency: 'usd',
    email: asked.email ?? null,
    external_accounts: listOf([], `/v1/accounts/${id}/external_accounts`),
    metadata: mergeMetadata(null, asked.metadata),
    settings: null,
    tos_acceptance: { date: null },
    type: asked.type ?? 'express',
    ...standingOf({}),
  });
  return account;
}

function update(work: Work, id: string, asked: z.infer<typeof Change>): Account {
  const before = work.platform.need('account', id);
  const after = work.platform.put('account', {
    ...before,
    email: asked.email ?? before.email,
    business_type: asked.business_type ?? before.business_type ?? null,
    metadata: mergeMetadata(before.metadata ?? null, asked.metadata),
  });
  emit(work, 'account.updated', after, before);
  return after;
}

const bankOf = (account: string, given: Given): BankAccount => ({
  id: `ba_1${account.slice(-20)}`,
  object: 'bank_account',
  account,
  account_holder_name:
    `${given['individual.first_name'] ?? ''} ${given['individual.last_name'] ?? ''}`.trim(),
  account_holder_type: 'individual',
  account_type: 'checking',
  available_payout_methods: ['standard'],
  bank_name: testBankName,
  country: 'US',
  currency: 'usd',
  default_for_currency: true,
  fingerprint: null,
  last4: given.external_account ?? '',
  metadata: {},
  routing_number: given.routing ?? null,
  status: 'new',
});

/** The account after its owner has given something at onboarding. */
export function giveDetails(work: Work, id: string, more: Given): Account {
  const { platform } = work;
  const before = platform.need('account', id);
  const given = { ...platform.need('onboarding', id).given, ...more };
  platform.put('onboarding', { id, given });
  const banks = given.external_account ? [bankOf(id, given)] : [];
  const after = platform.put('account', {
    ...before,
    ...standingOf(given),
    external_accounts: listOf(
      banks as NonNullable<Account['external_accounts']>['data'],
      `/v1/accounts/${id}/external_accounts`,
    ),
    tos_acceptance: { date: given['tos_acceptance.date'] ? Number(given['tos_acceptance.date']) : null },
  });
  emit({ ...work, account: id }, 'account.updated', after, before);
  return after;
}

/** Minutes that a link waits to be opened; it opens once. */
const linkMinutes = 5;

const LinkParams = z.strictObject({
  account: text,
  type: z.enum(['account_onboarding', 'account_update']),
  return_url: text,
  refresh_url: text,
  collection_options: z.strictObject({ fields: optionalText, future_requirements: optionalText }).optional(),
});

function createLink(work: Work, asked: z.infer<typeof LinkParams>) {
  for (const param of ['return_url', 'refresh_url'] as const)
    if (!URL.canParse(asked[param])) throw invalid('Not a valid URL', { param, code: 'url_invalid' });
  const { id } = work.platform.need('account', asked.account, 'account');
  const token = randomText(24);
  const until = work.at + linkMinutes * 60;
  work.platform.put('page_link', {
    id: token,
    opens: 'account-link',
    subject: id,
    until,
    used: false,
    returnUrl: asked.return_url,
    refreshUrl: asked.refresh_url,
  });
  return {
    object: 'account_link',
    created: work.at,
    expires_at: until,
    url: pageUrl(work, `/setup/e/${id}/${token}`),
  };
}

function createLoginLink(work: Work, id: string) {
  const account = work.platform.need('account', id);
  if (!account.details_submitted)
    throw invalid('Cannot create a login link for an account that has not completed onboarding.');
  const token = randomText(24);
  const until = work.at + hour;
  const link = { opens: 'express' as const, subject: id, until, used: false, returnUrl: '', refreshUrl: '' };
  work.platform.put('page_link', { id: token, ...link });
  return { object: 'login_link', created: work.at, url: pageUrl(work, `/express/${token}`) };
}

export const accountRoutes = [
  route('POST /v1/accounts', Create, (work, { params }) => create(work, params)),
  route('GET /v1/accounts', listOfParams({}), (work, { params }) =>
    page(work.platform.all('account'), '/v1/accounts', params),
  ),
  route('GET /v1/accounts/:id', nothing, (work, { id }) => work.platform.need('account', id)),
  route('POST /v1/accounts/:id', Change, (work, { id, params }) => update(work, id, params)),
  route('POST /v1/account_links', LinkParams, (work, { params }) => createLink(work, params)),
  route('POST /v1/accounts/:id/login_links', nothing, (work, { id }) => createLoginLink(work, id)),
];
