import { logger } from '../../functions/runtime/logger';
import type { Contract } from '../../shared/contract';
import { contract } from '../../shared/contract';
import { type ReplyOf, routeKeyOf } from '../../shared/contract/endpoint';
import { apiEvent, sealed } from '../support/api-event';
import { openStandIn } from '../support/test-world/stand-in';

/** A process without a log: the whole stack over in-memory stores and handlers that do nothing. */
const callsARound = 2000;
const rounds = 9;

const line = {
  property_id: 'prp_1',
  property_title: 'Elm Court',
  property_type: 'Multi Family',
  street_address: '12 Elm St',
  city: 'Columbus',
  state: 'Ohio',
  zipcode: '43004',
  unit_count: 1,
  image_url: '',
  created_at: '2026-06-15T12:00:00.000Z',
  leased_count: 0,
  rent_total: '0.00',
};
const page: ReplyOf<Contract['properties']['listProperties']> = {
  success: 1,
  data: { properties: Array.from({ length: 30 }, () => line), total: 30 },
};
const upload = { success: 1 as const, data: { imageUpload: 'img', url: 'https://files.test/', fields: {} } };

const { lambda, deps, signIn } = await openStandIn({
  listProperties: async () => page,
  createImageUpload: async () => upload,
});
// Writing a call's log line is part of the middleware's work.
logger.setLogLevel('INFO');
const { token, session } = await signIn();
const organization = await deps.organizations.byId('org_one');
Object.assign(deps.sessions, {
  byId: async () => session,
  withOrganization: async () => ({ session, organization }),
});
const [key = new Uint8Array()] = deps.settings.envelopeKeys;
const events = {
  read: apiEvent({ routeKey: routeKeyOf(contract.properties.listProperties), token, query: { limit: '30' } }),
  change: apiEvent({
    routeKey: routeKeyOf(contract.properties.createImageUpload),
    token,
    body: sealed({ contentType: 'image/png', bytes: 1000 }, key),
  }),
};

/** CPU milliseconds per call of a round. */
async function round(event: (typeof events)[keyof typeof events]): Promise<number> {
  const before = process.cpuUsage();
  for (let call = 0; call < callsARound; call += 1) {
    const { statusCode, body } = await lambda(event);
    if (statusCode !== 200) throw new Error(`answered ${statusCode} ${body}`);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / callsARound;
}

async function roundsOf(event: (typeof events)[keyof typeof events]): Promise<number[]> {
  // The first round warms up.
  await round(event);
  const taken: number[] = [];
  for (let at = 0; at < rounds; at += 1) taken.push(await round(event));
  return taken;
}

process.send?.({ read: await roundsOf(events.read), change: await roundsOf(events.change) });
process.disconnect?.();
// This process's database would keep running.
process.exit();
