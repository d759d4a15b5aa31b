import { beforeEach, describe, expect, it } from 'vitest';
import { screeningConsent } from '../../../shared/domain/screening/screening';
import { type Applicants, openApplicants, unitId } from '../../../test/support/test-world/applicants';
import { propertyId } from '../../../test/support/test-world/portfolio';
import { logger } from '../../runtime/logger';
import { put } from '../../table/db/writes';
import { ApplicationLine, StoredApplication, UnitApplicationLine } from '../../table/screening/record';
import { consentToScreening } from '../orders/consent-to-screening';
import { recordScreeningFee } from '../orders/record-screening-fee';
import { addApplicantNote } from './add-applicant-note';
import { compareApplicants } from './compare-applicants';
import { decideApplication } from './decide-application';
import { moveApplicant } from './move-applicant';

logger.setLogLevel('SILENT');

let testWorld: Applicants;
beforeEach(async () => {
  testWorld = await openApplicants();
});

const link = () => testWorld.linkTo('completeScreening');
const why = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code, details }) => details?.fields ?? code,
  );

it('what staff may do with an applicant follows the application, the screening, and who pays', async () => {
  const may = async (id: string, who = {}) => {
    const found = Object.entries((await testWorld.read(id, who)).may);
    return found.flatMap(([what, isPossible]) => (isPossible ? [what] : []));
  };
  const id = await testWorld.add({ invite: true });
  expect(await may(id)).toEqual([]);
  const other = await testWorld.add();
  expect(await may(other)).toEqual(['decide', 'order']);
  const { version } = await testWorld.read(other);
  const body = { application_id: other, version, to: 'waiting' as const };
  await testWorld.perform(moveApplicant, { ...testWorld.call(), body });
  expect(await may(other)).toEqual(['decide']);
  await testWorld.decide(other);
  expect(await may(other)).toEqual([]);

  const paid = await testWorld.add();
  await testWorld.order(paid, { chargeTo: 'owner' });
  expect(await may(paid)).toEqual(['decide', 'cancel']);
  await testWorld.consent(await link());
  expect(await may(paid)).toEqual(['decide', 'record_fee', 'pay_fee', 'read_report']);
  const areas = { applicants: 'view' as const };
  const viewing = { roleLabel: 'rentalManager' as const, userId: 'usr_staff' };
  expect(await may(paid, { ...viewing, grants: { areas, properties: 'all' } })).toEqual([]);
  await testWorld.perform(recordScreeningFee, { ...testWorld.call(), body: { application_id: paid } });
  expect(await may(paid)).toEqual(['decide', 'read_report']);
  const theirs = await testWorld.add();
  await testWorld.order(theirs);
  await testWorld.consent(await link());
  expect(await may(theirs)).toEqual(['decide', 'record_fee', 'read_report']);
});

it('an applicant is read with the home, who took the application, and how many others wait', async () => {
  const id = await testWorld.add();
  expect(await testWorld.read(id)).toMatchObject({
    applicant_id: id,
    first_name: 'Grace',
    last_name: 'Hopper',
    email: 'grace@applicant.test',
    rent_amount: '1450.00',
    deposit_amount: '',
    lease_months: '',
    address: '12 Maple Street',
    owner_first_name: 'Lena',
    owner_last_name: 'Hart',
    owner_email: 'usr_head@demo.test',
    owner_phone: '',
    ro_userrole_id: 'rol_head',
    city: 'Ames',
    zipcode: '50010',
    property_title: 'Maple Court',
    unit_number: '1A',
    unit_id: unitId,
    property_id: propertyId,
    version: 1,
    others: 0,
    further: [],
    people: [],
    fee: undefined,
    screening: undefined,
  });
  const other = await testWorld.add();
  await testWorld.decide(id, { decision: 'approved' });
  expect((await testWorld.read(id)).others).toBe(1);
  expect((await testWorld.read(other)).others).toBe(0);
  const areas = { applicants: 'view' as const };
  const elsewhere = { roleLabel: 'rentalManager' as const, grants: { areas, properties: ['prp_other'] } };
  for (const who of [elsewhere, { organizationId: 'org_two' }])
    await expect(testWorld.read(id, who)).rejects.toMatchObject({ code: 'not-found' });
});

it('who may not change leases declines, and does not approve', async () => {
  const id = await testWorld.add();
  const grants = { areas: { applicants: 'change' as const, leases: 'view' as const }, properties: 'all' };
  const staff = testWorld.call({ roleLabel: 'rentalManager', userId: 'usr_head', grants } as object);
  const decide = async (decision: 'approved' | 'declined', version?: number) => {
    const known = version ?? (await testWorld.read(id)).version;
    const body = { application_id: id, version: known, decision, note: '', notice: false };
    return why(testWorld.perform(decideApplication, { ...staff, body }));
  };
  expect(await decide('approved')).toBe('not-permitted');
  expect(await decide('declined', 9)).toBe('changed-meanwhile');
  expect(await decide('declined')).toBe('done');
});

it('an applicant has fifty notes at most', async () => {
  const id = await testWorld.add();
  const [stored] = await testWorld.all(StoredApplication);
  const note = { userId: 'usr_head', name: 'Lena Hart', at: '2026-06-01T00:00:00.000Z', text: 'Called' };
  const notes = Array.from({ length: 49 }, () => note);
  if (stored) await testWorld.db.write(put(StoredApplication, { ...stored, notes }));
  const add = () => {
    const body = { application_id: id, note: ' The fiftieth ' };
    return why(testWorld.perform(addApplicantNote, { ...testWorld.call(), body }));
  };
  expect([await add(), await add()]).toEqual(['done', 'note-limit']);
  const kept = (await testWorld.read(id)).application.notes;
  expect([kept.length, kept.at(-1)]).toEqual([
    50,
    { ...note, at: testWorld.now().toISOString(), text: 'The fiftieth' },
  ]);
});

it('twenty applicants of a home are compared, the first to apply first, and said if there are more', async () => {
  await testWorld.add();
  const [stored] = await testWorld.all(StoredApplication);
  const [line] = await testWorld.all(ApplicationLine);
  if (!stored || !line) throw new Error('There is no application');
  const more = async (count: number) => {
    const ids = Array.from({ length: count }, (_, at) => ({
      applicationId: `apl_${String(at).padStart(26, '0')}`,
    }));
    await testWorld.db.writeAll(
      ids.flatMap((one) => [
        put(StoredApplication, { ...stored, ...one }),
        put(ApplicationLine, { ...line, ...one }),
        put(UnitApplicationLine, { ...line, ...one }),
      ]),
    );
    const { data } = await compareApplicants({ ...testWorld.call(), params: { unitId } }, testWorld.deps);
    const found = data.applicants.map(({ application_id }) => application_id);
    expect(found).toEqual(found.toSorted());
    return [found.length, data.more, data.unit_number, data.property_title, data.rent];
  };
  const home = ['1A', 'Maple Court', 145_000];
  expect(await more(19)).toEqual([20, false, ...home]);
  expect(await more(20)).toEqual([20, true, ...home]);
});

describe('consent [D49]', () => {
  it('is to the text that was shown, with a name, an address and an age of 18', async () => {
    const id = await testWorld.add();
    await testWorld.order(id);
    const screeningId = await link();
    const said = { name: 'Grace Hopper', birthDate: '1990-01-02', address: '1 Elm St', agrees: true };
    const consent = (over: object) => {
      const body = { screeningId, version: screeningConsent.version, ...said, ...over };
      return why(testWorld.perform(consentToScreening, { ...testWorld.asApplicant(), body }));
    };
    const birthDate = 'Enter your date of birth';
    expect(await consent({ version: 'old' })).toBe('consent-missing');
    expect(await consent({ agrees: false })).toBe('consent-missing');
    expect(await consent({ name: '' })).toEqual({ name: 'Enter your legal name' });
    expect(await consent({ address: ' ' })).toEqual({ address: 'Enter your current address' });
    for (const day of ['1990-02-30', '2026-06-15', '2026-06-16'])
      expect(await consent({ birthDate: day })).toEqual({ birthDate });
    const young = 'You must be at least 18 to agree. Check the year.';
    for (const day of ['2026-06-14', '2008-06-16'])
      expect(await consent({ birthDate: day })).toEqual({ birthDate: young });
    expect(testWorld.bureauState.orders.size).toBe(0);
    expect(await consent({ birthDate: '2008-06-15' })).toBe('done');
  });
});
