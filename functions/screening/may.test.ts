import { beforeEach, describe, expect, it } from 'vitest';
import { screeningConsent } from '../../shared/domain/screening/screening';
import { type Applicants, openApplicants } from '../../test/support/stand/applicants';
import { logger } from '../runtime/logger';
import { consentToScreening } from './consent-to-screening';
import { decideApplication } from './decide-application';
import { moveApplicant } from './move-applicant';
import { recordScreeningFee } from './record-screening-fee';

logger.setLogLevel('SILENT');

let stand: Applicants;
beforeEach(async () => {
  stand = await openApplicants();
});

const link = () => stand.linkTo('completeScreening');
const why = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code, details }) => details?.fields ?? code,
  );

it('what staff may do with an applicant follows the application, the screening, and who pays', async () => {
  const may = async (id: string, who = {}) => {
    const found = Object.entries((await stand.read(id, who)).may);
    return found.flatMap(([what, isPossible]) => (isPossible ? [what] : []));
  };
  const id = await stand.add({ invite: true });
  expect(await may(id)).toEqual([]);
  const other = await stand.add();
  expect(await may(other)).toEqual(['decide', 'order']);
  const { version } = await stand.read(other);
  const body = { application_id: other, version, to: 'waiting' as const };
  await stand.perform(moveApplicant, { ...stand.call(), body });
  expect(await may(other)).toEqual(['decide']);
  await stand.decide(other);
  expect(await may(other)).toEqual([]);

  const paid = await stand.add();
  await stand.order(paid, { chargeTo: 'owner' });
  expect(await may(paid)).toEqual(['decide', 'cancel']);
  await stand.consent(await link());
  expect(await may(paid)).toEqual(['decide', 'record_fee', 'pay_fee', 'read_report']);
  const areas = { applicants: 'view' as const };
  const viewing = { roleLabel: 'rentalManager' as const, userId: 'usr_staff' };
  expect(await may(paid, { ...viewing, grants: { areas, properties: 'all' } })).toEqual([]);
  await stand.perform(recordScreeningFee, { ...stand.call(), body: { application_id: paid } });
  expect(await may(paid)).toEqual(['decide', 'read_report']);
  const theirs = await stand.add();
  await stand.order(theirs);
  await stand.consent(await link());
  expect(await may(theirs)).toEqual(['decide', 'record_fee', 'read_report']);
});

it('who may not change leases declines, and does not approve', async () => {
  const id = await stand.add();
  const grants = { areas: { applicants: 'change' as const, leases: 'view' as const }, properties: 'all' };
  const staff = stand.call({ roleLabel: 'rentalManager', userId: 'usr_head', grants } as object);
  const decide = async (decision: 'approved' | 'declined', version?: number) => {
    const known = version ?? (await stand.read(id)).version;
    const body = { application_id: id, version: known, decision, note: '', notice: false };
    return why(stand.perform(decideApplication, { ...staff, body }));
  };
  expect(await decide('approved')).toBe('not-permitted');
  expect(await decide('declined', 9)).toBe('changed-meanwhile');
  expect(await decide('declined')).toBe('done');
});

describe('consent [D49]', () => {
  it('is to the text that was shown, with a name, a day of birth that has been, and an address', async () => {
    const id = await stand.add();
    await stand.order(id);
    const screeningId = await link();
    const said = { name: 'Grace Hopper', birthDate: '1990-01-02', address: '1 Elm St', agrees: true };
    const consent = (over: object) => {
      const body = { screeningId, version: screeningConsent.version, ...said, ...over };
      return why(stand.perform(consentToScreening, { ...stand.asApplicant(), body }));
    };
    const birthDate = 'Enter your date of birth';
    expect(await consent({ version: 'old' })).toBe('consent-missing');
    expect(await consent({ agrees: false })).toBe('consent-missing');
    expect(await consent({ name: '' })).toEqual({ name: 'Enter your legal name' });
    expect(await consent({ address: ' ' })).toEqual({ address: 'Enter your current address' });
    for (const day of ['1990-02-30', '2026-06-15', '2026-06-16'])
      expect(await consent({ birthDate: day })).toEqual({ birthDate });
    expect(stand.bureauState.orders.size).toBe(0);
    expect(await consent({ birthDate: '2026-06-14' })).toBe('done');
  });
});
