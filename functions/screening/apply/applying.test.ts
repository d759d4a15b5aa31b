import { beforeEach, describe, expect, it } from 'vitest';
import { type Applicants, grace, openApplicants, unitId } from '../../../test/support/test-world/applicants';
import { propertyId } from '../../../test/support/test-world/portfolio';
import { put } from '../../table/db/writes';
import { Property } from '../../table/properties/record';
import { StoredApplication } from '../../table/screening/record';
import { Unit } from '../../table/units/record';
import { addApplicant } from '../applicants/add-applicant';
import { addApplicantNote } from '../applicants/add-applicant-note';
import { setApplicationLink } from '../applicants/set-application-link';
import { openApplication } from './open-application';
import { openListing } from './open-listing';
import { saveApplication } from './save-application';
import { startApplication } from './start-application';

let testWorld: Applicants;
beforeEach(async () => {
  testWorld = await openApplicants();
});

const setLink = async (open: boolean) =>
  (await testWorld.perform(setApplicationLink, { ...testWorld.call(), body: { unit_id: unitId, open } }))
    .data;
const unitLink = async () => (await setLink(true)).address?.split('unit=')[1] ?? '';
const open = async (token: string) =>
  (await testWorld.perform(openApplication, { ...testWorld.asApplicant(), body: { token } })).data;
const start = async (token: string, over = {}) => {
  const body = { ...grace, isTrue: false, ...over, token };
  return (await testWorld.perform(startApplication, { ...testWorld.asApplicant(), body })).data;
};
const save = (token: string, version: number, over = {}) => {
  const body = { ...grace, token, version, submit: false, ...over };
  return testWorld.perform(saveApplication, { ...testWorld.asApplicant(), body });
};

describe('a unit’s link', () => {
  it('is the same until it is closed, shows the home without a login, and opens nothing afterward', async () => {
    const token = await unitLink();
    expect(await unitLink()).toBe(token);
    expect(await open(token)).toEqual({
      zone: 'America/Chicago',
      home: {
        organization: expect.any(String),
        title: 'Maple Court',
        type: 'Multi Family',
        unit: '1A',
        location: '12 Maple Street, Ames, Iowa 50010',
        rent: 145_000,
        available: '2026-07-01',
      },
    });
    await setLink(false);
    await expect(open(token)).rejects.toMatchObject({ code: 'link-not-valid' });
    await expect(start(token)).rejects.toMatchObject({ code: 'link-not-valid' });
    expect(await unitLink()).not.toBe(token);
  });

  it('shows on its public page what the unit says, its photos, and what is asked of everybody; other terms keep the link', async () => {
    const token = await unitLink();
    const none = { pets: '', criteria: '' };
    expect((await setLink(true)).terms).toEqual(none);
    const plain = await testWorld.perform(openListing, { ...testWorld.asApplicant(), body: { token } });
    expect(plain.data.terms).toEqual(none);
    const terms = { deposit: 145_000, incomeTimes: 3, pets: 'Cats', criteria: 'Two references' };
    const body = { unit_id: unitId, open: true, terms };
    const { data } = await testWorld.perform(setApplicationLink, { ...testWorld.call(), body });
    expect(data).toMatchObject({ address: `https://keystead.test/auth/listing?unit=${token}`, terms });
    expect((await setLink(true)).terms).toEqual(terms);
    const shown = await testWorld.perform(openListing, { ...testWorld.asApplicant(), body: { token } });
    expect(shown.data).toMatchObject({
      home: { title: 'Maple Court', rent: 145_000, available: '2026-07-01' },
      terms,
      photos: [],
      until: data.until,
    });
  });

  it('shows the rooms of a home, not of an office, and pictures by their own words', async () => {
    const images = ['units/one.png', 'units/two.png'];
    const imageFacts = { 'units/two.png': { width: 4, height: 3, bytes: 9, alt: 'The kitchen' } };
    const units = [{ images, imageFacts, appliances: ['Oven'] }];
    await testWorld.property({ units });
    const token = await unitLink();
    const shown = async () =>
      (await testWorld.perform(openListing, { ...testWorld.asApplicant(), body: { token } })).data;
    expect(await shown()).toMatchObject({
      bedrooms: '2',
      bathrooms: '1',
      size: '850',
      appliances: ['Oven'],
      photos: [
        { url: expect.stringContaining('one.png'), alt: '' },
        { url: expect.stringContaining('two.png'), alt: 'The kitchen' },
      ],
    });
    await setLink(false);
    await testWorld.property({ units, propertyType: 'Office' });
    const office = await unitLink();
    const { data } = await testWorld.perform(openListing, {
      ...testWorld.asApplicant(),
      body: { token: office },
    });
    expect(data).toMatchObject({ bedrooms: '', bathrooms: '', size: '850', home: { type: 'Office' } });
    expect('rent' in data.home).toBe(false);
  });

  it('ends when the unit is let to somebody else', async () => {
    const token = await unitLink();
    const unit = await testWorld.deps.units.byId({ organizationId: 'org_one', unitId });
    if (!unit) throw new Error('no unit');
    const entry = { kind: 'signed', lease: 'lse_1', from: '2026-07-01' } as const;
    await testWorld.db.write(put(Unit, { ...unit, calendar: { entries: [entry] } }));
    await expect(open(token)).rejects.toMatchObject({ code: 'link-not-valid' });
    await expect(start(token)).rejects.toMatchObject({ code: 'link-not-valid' });
  });

  it('opens nothing while its property is archived', async () => {
    const token = await unitLink();
    const propertyIds = [propertyId];
    const [property] = await testWorld.deps.properties.byIds({ organizationId: 'org_one', propertyIds });
    if (!property) throw new Error('no property');
    await testWorld.db.write(put(Property, { ...property, archivedAt: '2026-06-15T12:00:00.000Z' }));
    await expect(open(token)).rejects.toMatchObject({ code: 'link-not-valid' });
    await expect(start(token)).rejects.toMatchObject({ code: 'link-not-valid' });
    await testWorld.db.write(put(Property, property));
    expect((await open(token)).home.unit).toBe('1A');
  });

  it('ends after 90 days, and when an applicant of the unit is approved', async () => {
    const token = await unitLink();
    testWorld.wait(91 * 86_400);
    await expect(open(token)).rejects.toMatchObject({ code: 'link-not-valid' });
    const next = await unitLink();
    expect(next).not.toBe(token);
    await testWorld.decide(await testWorld.add(), { decision: 'approved' });
    await expect(open(next)).rejects.toMatchObject({ code: 'link-not-valid' });
  });
});

describe('an application', () => {
  it('is saved as it goes, resumed by the mailed link, and sent when it is complete', async () => {
    const { token, version } = await start(await unitLink(), { employer: '', currentAddress: '' });
    expect(await testWorld.linkTo('addApplication?application')).toBe(token);
    const { data } = await save(token, version, { employer: 'Half typ', isTrue: false });
    expect((await open(token)).application).toMatchObject({
      stage: 'draft',
      version: data.version,
      fields: { employer: 'Half typ' },
    });
    await expect(save(token, data.version, { submit: true, isTrue: false })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { isTrue: expect.any(String) } },
    });
    await save(token, data.version, { submit: true });
    expect((await open(token)).application?.stage).toBe('submitted');
    expect(await testWorld.told()).toEqual(['An application for unit 1A']);
    await expect(save(token, data.version + 1, { employer: 'Another' })).rejects.toMatchObject({
      code: 'application-closed',
    });
  });

  it('is not begun without a name and a mail address to send the link to', async () => {
    await expect(start(await unitLink(), { email: 'nowhere', lastName: '' })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { email: expect.any(String), lastName: expect.any(String) } },
    });
  });

  it('is not saved with an address that no letter reaches', async () => {
    const { token, version } = await start(await unitLink());
    for (const email of ['', 'nowhere', 'a@b.test, c@d.test'])
      await expect(save(token, version, { email })).rejects.toMatchObject({
        code: 'invalid',
        details: { fields: { email: expect.any(String) } },
      });
  });

  it('begun twice with one key is one application with one letter, which the second answer opens too', async () => {
    const body = { ...grace, isTrue: false, token: await unitLink() };
    const onceIn = (organizationId: string) => ({ organizationId, scope: 'link', key: 'k', hash: 'h' });
    const once = () => testWorld.perform(startApplication, { ...testWorld.asApplicant(), body, onceIn });
    const [first, second] = await Promise.all([once(), once()]);
    expect(await testWorld.all(StoredApplication)).toHaveLength(1);
    expect(await testWorld.letters()).toHaveLength(1);
    for (const { data } of [first, second])
      expect((await open(data.token)).application?.fields.email).toBe(grace.email);
    expect(JSON.stringify(await testWorld.items())).not.toContain(second.data.token);
  });

  it('saved on two devices at once keeps the first and says so to the second; a repeat finds its own work', async () => {
    const { token, version } = await start(await unitLink());
    const { data } = await save(token, version, { employer: 'Desk' });
    await expect(save(token, version, { employer: 'Phone' })).rejects.toMatchObject({
      code: 'changed-meanwhile',
    });
    expect((await save(token, version, { employer: 'Desk' })).data).toEqual(data);
  });

  it('takes no day that cannot be meant; one that passed since is asked about again when it is sent', async () => {
    const fields = { moveIn: '2026-06-12', livesThereSince: '1776' };
    await expect(start(await unitLink(), fields)).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { moveIn: expect.any(String), livesThereSince: expect.any(String) } },
    });
    const { token, version } = await start(await unitLink(), { moveIn: '2026-06-20' });
    testWorld.wait(7 * 24 * 60 * 60);
    const { data } = await save(token, version, { moveIn: '2026-06-20', employer: 'Desk' });
    await expect(
      save(token, data.version, { moveIn: '2026-06-20', employer: 'Desk', submit: true }),
    ).rejects.toMatchObject({ details: { fields: { moveIn: 'Choose a day from today on' } } });
  });

  it('that a manager typed in is complete at once; one who is invited gets the link to go on', async () => {
    expect((await testWorld.read(await testWorld.add())).application.stage).toBe('submitted');
    expect(await testWorld.letters()).toEqual([]);
    const invited = await testWorld.add({ invite: true });
    expect((await testWorld.read(invited)).application.stage).toBe('draft');
    expect((await open(await testWorld.linkTo('addApplication?application'))).application?.fields.email).toBe(
      grace.email,
    );
  });

  it('is typed in with a name and a mail address, for a home that is not archived', async () => {
    const add = (over: object = {}) => {
      const body = { ...grace, ...over, unit_id: unitId, invite: true };
      return testWorld.perform(addApplicant, { ...testWorld.call(), body });
    };
    for (const email of ['', 'nowhere'])
      await expect(add({ email })).rejects.toMatchObject({
        code: 'invalid',
        details: { fields: { email: expect.any(String) } },
      });
    const { data } = await add();
    expect(data.version).toBe((await testWorld.read(data.application_id)).version);
    await testWorld.property({ units: [{}], archivedAt: '2026-06-15T12:00:00.000Z' });
    await expect(add()).rejects.toMatchObject({ code: 'property-archived' });
    expect(await testWorld.all(StoredApplication)).toHaveLength(1);
  });

  it('keeps notes with their writer, which the applicant does not see', async () => {
    const id = await testWorld.add({ invite: true });
    const body = { application_id: id, note: ' Called back. ' };
    await testWorld.perform(addApplicantNote, { ...testWorld.call(), body });
    expect((await testWorld.read(id)).application.notes).toMatchObject([{ text: 'Called back.' }]);
    const seen = await open(await testWorld.linkTo('addApplication?application'));
    expect(JSON.stringify(seen)).not.toContain('Called back');
  });
});
