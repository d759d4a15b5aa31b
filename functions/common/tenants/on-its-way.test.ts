import { expect, it } from 'vitest';
import { leaseWith } from '../../../test/support/leases/lease-data';
import type { Deps } from '../../runtime/deps/deps';
import { onItsWay } from './on-its-way';
import type { TenantPlace } from './tenant-place';

const [nora, elias] = ['rol_nora', 'rol_elias'];
const online = [
  { paymentId: 'page', state: 'initiated', payer: { userRoleId: nora } },
  { paymentId: 'paid', state: 'pending', payer: { userRoleId: nora } },
  { paymentId: 'autopay', state: 'initiated', payer: { userRoleId: nora }, isAuto: true },
  { paymentId: 'roommate', state: 'initiated', payer: { userRoleId: elias } },
];
const deps = { ledgers: { onlineOf: async () => online } } as unknown as Deps;
const place = { unit: {}, read: { lease: leaseWith() } } as unknown as TenantPlace;
const pending = online.map(({ paymentId: payment }) => ({ payment, cents: 100, begun: '2026-07-01' }));

it('the pages that a tenant left open are not on their way, what is paid or somebody else’s is', async () => {
  const of = async (userRoleId: string) =>
    (await onItsWay(place, { pending, userRoleId }, deps)).map(({ payment }) => payment);
  expect(await of(nora)).toEqual(['paid', 'autopay', 'roommate']);
  expect(await of(elias)).toEqual(['page', 'paid', 'autopay']);
  expect(await of('rol_other')).toEqual(['page', 'paid', 'autopay', 'roommate']);
});
