import * as z from 'zod';
import { newId, randomText } from '../core/ids';
import { metadata, nothing, text } from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import { type Account, type AccountLink, type BankAccount, listOf } from '../core/wire';
import { emit, pageUrl, type Work } from '../core/work';
import { testBankName } from '../money/cards';
import { type Given, standingOf } from './requirements';

const NewAccount = z.strictObject({
  type: z.literal('express'),
  country: z.literal('US'),
  email: text,
  capabilities: z.strictObject({ transfers: z.strictObject({ requested: z.literal('true') }) }),
  metadata: metadata.optional(),
});

function create(work: Work, asked: z.infer<typeof NewAccount>): Account {
  const id = newId('account');
  work.platform.put('onboarding', { id, given: {} });
  return work.platform.put('account', {
    id,
    object: 'account',
    business_profile: null,
    business_type: 'individual',
    controller: {
      fees: { payer: 'application_express' },
      is_controller: true,
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
      type: 'application',
    },
    country: asked.country,
    created: work.at,
    default_currency: 'usd',
    email: asked.email,
    external_accounts: listOf([], `/v1/accounts/${id}/external_accounts`),
    metadata: asked.metadata ?? {},
    settings: null,
    tos_acceptance: { date: null },
    type: asked.type,
    ...standingOf({}),
  });
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
  emit({ ...work, account: id }, 'account.updated', after);
  return after;
}

/** Minutes that a link waits to be opened; it opens once. */
const linkMinutes = 5;

const NewLink = z.strictObject({
  account: text,
  type: z.literal('account_onboarding'),
  return_url: text,
  refresh_url: text,
});

function createLink(work: Work, asked: z.infer<typeof NewLink>): AccountLink {
  for (const param of ['return_url', 'refresh_url'] as const)
    if (!URL.canParse(asked[param])) throw invalid('Not a valid URL', { param, code: 'url_invalid' });
  const { id: account } = work.platform.need('account', asked.account, 'account');
  const id = randomText(24);
  const until = work.at + linkMinutes * 60;
  work.platform.put('account_link', {
    id,
    account,
    until,
    used: false,
    returnUrl: asked.return_url,
    refreshUrl: asked.refresh_url,
  });
  return {
    object: 'account_link',
    created: work.at,
    expires_at: until,
    url: pageUrl(work, `/setup/e/${account}/${id}`),
  };
}

export const accountRoutes = [
  route('POST /v1/accounts', NewAccount, (work, { params }) => create(work, params)),
  route('GET /v1/accounts/:id', nothing, (work, { id }) => work.platform.need('account', id)),
  route('POST /v1/account_links', NewLink, (work, { params }) => createLink(work, params)),
];
