import { expect, it } from 'vitest';
import type { OnlinePayment } from '../../table/ledger/record';
import { onItsWay } from './on-its-way';

const [nora, elias] = ['rol_nora', 'rol_elias'];
const online = [
  { paymentId: 'page', state: 'initiated', payer: { userRoleId: nora } },
  { paymentId: 'paid', state: 'pending', payer: { userRoleId: nora } },
  { paymentId: 'autopay', state: 'initiated', payer: { userRoleId: nora }, isAuto: true },
  { paymentId: 'roommate', state: 'initiated', payer: { userRoleId: elias } },
] as OnlinePayment[];
const pending = online.map(({ paymentId: payment }) => ({ payment, cents: 100, begun: '2026-07-01' }));

it('the pages that a tenant left open are not on their way, what is paid or somebody else’s is', () => {
  const of = (userRoleId: string) => onItsWay(online, { pending, userRoleId }).map(({ payment }) => payment);
  expect(of(nora)).toEqual(['paid', 'autopay', 'roommate']);
  expect(of(elias)).toEqual(['page', 'paid', 'autopay']);
  expect(of('rol_other')).toEqual(['page', 'paid', 'autopay', 'roommate']);
});
