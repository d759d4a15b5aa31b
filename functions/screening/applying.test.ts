import { beforeEach, describe, expect, it } from 'vitest';
import { type Applicants, grace, openApplicants, unitId } from '../../test/support/stand/applicants';
import { propertyId } from '../../test/support/stand/portfolio';
import { put } from '../table/db/writes';
import { Property } from '../table/properties/record';
import { StoredApplication } from '../table/screening/record';
import { Unit } from '../table/units/record';
import { addApplicant } from './add-applicant';
import { addApplicantNote } from './add-applicant-note';
import { openApplication } from './open-application';
import { openListing } from './open-listing';
import { saveApplication } from './save-application';
import { setApplicationLink } from './set-application-link';
import { startApplication } from './start-application';

let stand: Applicants;
beforeEach(async () => {
  stand = await openApplicants();
});

const setLink = async (open: boolean) =>
  (await stand.perform(setApplicationLink, { ...stand.call(), body: { unit_id: unitId, open } })).data;
const unitLink = async () => (await setLink(true)).address?.split('unit=')[1] ?? '';
const open = async (token: string) =>
  (await stand.perform(openApplication, { ...stand.asApplicant(), body: { token } })).data;
const start = async (token: string, over = {}) => {
  const body = { ...grace, isTrue: false, ...over, token };
  return (await stand.perform(startApplication, { ...stand.asApplicant(), body })).data;
};
const save = (token: string, version: number, over = {}) => {
  const body = { ...grace, token, version, submit: false, ...over };
  return stand.perform(saveApplication, { ...stand.asApplicant(), body });
};

describe('a unit’s link', () => {
  it('is the same until it is closed, shows the home without a login, and opens nothing afterward', async () => {
    const token = await unitLink();
    expect(await unitLink()).toBe(token);
    expect(await open(token)).toEqual({
      home: {
        ...{ organization: expect.any(String), title: 'Maple Court', type: 'Multi Family', unit: '1A' },
        ...{ location: '12 Maple Street, Ames, Iowa 50010', rent: 145_000, available: '2026-07-01' },
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
    const plain = await stand.perform(openListing, { ...stand.asApplicant(), body: { token } });
    expect(plain.data.terms).toEqual(none);
    const terms = { deposit: 145_000, incomeTimes: 3, pets: 'Cats', criteria: 'Two references' };
    const body = { unit_id: unitId, open: true, terms };
    const { data } = await stand.perform(setApplicationLink, { ...stand.call(), body });
    expect(data).toMatchObject({ address: `https://keystead.test/auth/listing?unit=${token}`, terms });
    expect((await setLink(true)).terms).toEqual(terms);
    const shown = await stand.perform(openListing, { ...stand.asApplicant(), body: { token } });
    expect(shown.data).toMatchObject({
      home: { title: 'Maple Court', rent: 145_000, available: '2026-07-01' },
      ...{ terms, photos: [], until: data.until },
    });
  });

  it('shows the rooms of a home, not of an office, and pictures by their own words', async () => {
    const images = ['units/one.png', 'units/two.png'];
    const imageFacts = { 'units/two.png': { width: 4, height: 3, bytes: 9, alt: 'The kitchen' } };
    const units = [{ images, imageFacts, appliances: ['Oven'] }];
    await stand.property({ units });
    const token = await unitLink();
    const shown = async () =>
      (await stand.perform(openListing, { ...stand.asApplicant(), body: { token } })).data;
    expect(await shown()).toMatchObject({
      ...{ bedrooms: '2', bathrooms: '1', size: '850', appliances: ['Oven'] },
      photos: [
        { url: expect.stringContaining('one.png'), alt: '' },
        { url: expect.stringContaining('two.png'), alt: 'The kitchen' },
      ],
    });
    await setLink(false);
    await stand.property({ units, propertyType: 'Office' });
    const office = await unitLink();
    const { data } = await stand.perform(openListing, { ...stand.asApplicant(), body: { token: office } });
    expect(data).toMatchObject({ bedrooms: '', bathrooms: '', size: '850', home: { type: 'Office' } });
    expect('rent' in data.home).toBe(false);
  });

  it('ends when the unit is let to somebody else', async () => {
    const token = await unitLink();
    const unit = await stand.deps.units.byId({ organizationId: 'org_one', unitId });
    if (!unit) throw new Error('no unit');
    const entry = { kind: 'signed', lease: 'lse_1', from: '2026-07-01' } as const;
    await stand.db.write(put(Unit, { ...unit, calendar: { entries: [entry] } }));
    await expect(open(token)).rejects.toMatchObject({ code: 'link-not-valid' });
    await expect(start(token)).rejects.toMatchObject({ code: 'link-not-valid' });
  });

  it('opens nothing while its property is archived', async () => {
    const token = await unitLink();
    const propertyIds = [propertyId];
    const [property] = await stand.deps.properties.byIds({ organizationId: 'org_one', propertyIds });
    if (!property) throw new Error('no property');
    await stand.db.write(put(Property, { ...property, archivedAt: '2026-06-15T12:00:00.000Z' }));
    await expect(open(token)).rejects.toMatchObject({ code: 'link-not-valid' });
    await expect(start(token)).rejects.toMatchObject({ code: 'link-not-valid' });
    await stand.db.write(put(Property, property));
    expect((await open(token)).home.unit).toBe('1A');
  });

  it('ends after 90 days, and when an applicant of the unit is approved', async () => {
    const token = await unitLink();
    stand.wait(91 * 86_400);
    await expect(open(token)).rejects.toMatchObject({ code: 'link-not-valid' });
    const next = await unitLink();
    expect(next).not.toBe(token);
    await stand.decide(await stand.add(), { decision: 'approved' });
    await expect(open(next)).rejects.toMatchObject({ code: 'link-not-valid' });
  });
});

describe('an application', () => {
  it('is saved as it goes, resumed by the mailed link, and sent when it is complete', async () => {
    const { token, version } = await start(await unitLink(), { employer: '', currentAddress: '' });
    expect(await stand.linkTo('addApplication?application')).toBe(token);
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
    expect(await stand.told()).toEqual(['An application for unit 1A']);
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
    const once = () => stand.perform(startApplication, { ...stand.asApplicant(), body, onceIn });
    const [first, second] = await Promise.all([once(), once()]);
    expect(await stand.all(StoredApplication)).toHaveLength(1);
    expect(await stand.letters()).toHaveLength(1);
    for (const { data } of [first, second])
      expect((await open(data.token)).application?.fields.email).toBe(grace.email);
    expect(JSON.stringify(await stand.items())).not.toContain(second.data.token);
  });

  it('saved on two devices at once keeps the first and says so to the second; a repeat finds its own work', async () => {
    const { token, version } = await start(await unitLink());
    const { data } = await save(token, version, { employer: 'Desk' });
    await expect(save(token, version, { employer: 'Phone' })).rejects.toMatchObject({
      code: 'changed-meanwhile',
    });
    expect((await save(token, version, { employer: 'Desk' })).data).toEqual(data);
  });

  it('that a manager typed in is complete at once; one who is invited gets the link to go on', async () => {
    expect((await stand.read(await stand.add())).application.stage).toBe('submitted');
    expect(await stand.letters()).toEqual([]);
    const invited = await stand.add({ invite: true });
    expect((await stand.read(invited)).application.stage).toBe('draft');
    expect((await open(await stand.linkTo('addApplication?application'))).application?.fields.email).toBe(
      grace.email,
    );
  });

  it('is typed in with a name and a mail address, for a home that is not archived', async () => {
    const add = (over: object = {}) => {
      const body = { ...grace, ...over, unit_id: unitId, invite: true };
      return stand.perform(addApplicant, { ...stand.call(), body });
    };
    for (const email of ['', 'nowhere'])
      await expect(add({ email })).rejects.toMatchObject({
        code: 'invalid',
        details: { fields: { email: expect.any(String) } },
      });
    const { data } = await add();
    expect(data.version).toBe((await stand.read(data.application_id)).version);
    await stand.property({ units: [{}], archivedAt: '2026-06-15T12:00:00.000Z' });
    await expect(add()).rejects.toMatchObject({ code: 'property-archived' });
    expect(await stand.all(StoredApplication)).toHaveLength(1);
  });

  it('keeps notes with their writer, which the applicant does not see', async () => {
    const id = await stand.add({ invite: true });
    const body = { application_id: id, note: ' Called back. ' };
    await stand.perform(addApplicantNote, { ...stand.call(), body });
    expect((await stand.read(id)).application.notes).toMatchObject([{ text: 'Called back.' }]);
    const seen = await open(await stand.linkTo('addApplication?application'));
    expect(JSON.stringify(seen)).not.toContain('Called back');
  });
});
