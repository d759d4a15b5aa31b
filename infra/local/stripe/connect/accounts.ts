import * as z from 'zod';
import { type Context, pageUrl } from '../core/context';
import { emit } from '../core/emit-event';
import { invalidRequest } from '../core/errors';
import { newId, randomText } from '../core/ids';
import { metadata, noParams, text } from '../core/params';
import { route } from '../core/route';
import { type Account, type AccountLink, type BankAccount, listOf } from '../core/wire';
import { testBankName } from '../money/test-methods';
import { accountStatus, type Details, requiredDetails } from './requirements';

const NewAccount = z.strictObject({
  type: z.literal('express'),
  country: z.literal('US'),
  email: text,
  capabilities: z.strictObject({ transfers: z.strictObject({ requested: z.literal('true') }) }),
  metadata: metadata.optional(),
});

function createAccount(context: Context, params: z.infer<typeof NewAccount>): Account {
  const id = newId('account');
  context.platform.put('onboarding_details', { id, details: {} });
  return context.platform.put('account', {
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
    country: params.country,
    created: context.now,
    default_currency: 'usd',
    email: params.email,
    external_accounts: listOf([], `/v1/accounts/${id}/external_accounts`),
    metadata: params.metadata ?? {},
    settings: null,
    tos_acceptance: { date: null },
    type: params.type,
    ...accountStatus({}),
  });
}

const bankOf = (account: string, details: Details): BankAccount => ({
  id: `ba_1${account.slice(-20)}`,
  object: 'bank_account',
  account,
  account_holder_name:
    `${details['individual.first_name'] ?? ''} ${details['individual.last_name'] ?? ''}`.trim(),
  account_holder_type: 'individual',
  account_type: 'checking',
  available_payout_methods: ['standard'],
  bank_name: testBankName,
  country: 'US',
  currency: 'usd',
  default_for_currency: true,
  fingerprint: null,
  last4: details.external_account ?? '',
  metadata: {},
  routing_number: details.routing ?? null,
  status: 'new',
});

/** Stores what an owner entered at onboarding, and updates the account's status. */
export function saveDetails(context: Context, id: string, more: Details): void {
  const { platform } = context;
  const before = platform.need('account', id);
  const details = { ...platform.need('onboarding_details', id).details, ...more };
  platform.put('onboarding_details', { id, details });
  const banks = details.external_account ? [bankOf(id, details)] : [];
  const acceptedAt = details['tos_acceptance.date'];
  const after = platform.put('account', {
    ...before,
    ...accountStatus(details),
    external_accounts: listOf(
      banks as NonNullable<Account['external_accounts']>['data'],
      `/v1/accounts/${id}/external_accounts`,
    ),
    tos_acceptance: { date: acceptedAt ? Number(acceptedAt) : null },
  });
  emit({ ...context, account: id }, 'account.updated', after);
}

/** An account whose owner has entered everything. */
export function finishOnboarding(context: Context, id: string): void {
  const given = Object.fromEntries(requiredDetails.map((name) => [name, '1']));
  const bank = { external_account: '6789', 'tos_acceptance.date': String(context.now), submitted: 'yes' };
  saveDetails(context, id, { ...given, ...bank });
}

/** How many minutes a link is valid; it opens once. */
const linkMinutes = 5;

const NewLink = z.strictObject({
  account: text,
  type: z.literal('account_onboarding'),
  return_url: text,
  refresh_url: text,
});

function createLink(context: Context, params: z.infer<typeof NewLink>): AccountLink {
  for (const param of ['return_url', 'refresh_url'] as const)
    if (!URL.canParse(params[param])) throw invalidRequest('Not a valid URL', { param, code: 'url_invalid' });
  const { id: account } = context.platform.need('account', params.account, 'account');
  const id = randomText(24);
  const until = context.now + linkMinutes * 60;
  context.platform.put('account_link', {
    id,
    account,
    until,
    used: false,
    returnUrl: params.return_url,
    refreshUrl: params.refresh_url,
  });
  return {
    object: 'account_link',
    created: context.now,
    expires_at: until,
    url: pageUrl(context, `/setup/e/${account}/${id}`),
  };
}

export const accountRoutes = [
  route('POST /v1/accounts', NewAccount, (context, { params }) => createAccount(context, params)),
  route('GET /v1/accounts/:id', noParams, (context, { id }) => context.platform.need('account', id)),
  route('POST /v1/account_links', NewLink, (context, { params }) => createLink(context, params)),
];
