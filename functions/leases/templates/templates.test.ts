import { beforeEach, describe, expect, it } from 'vitest';
import { TermForm } from '../../../shared/contract/lease-drafts';
import { shortText } from '../../../test/support/leases/template-data';
import { type LeaseWorld, nora, openLeases } from '../../../test/support/test-world/leases';
import { changeDraft } from '../draft/change-draft';
import { getLeaseText } from '../draft/get-lease-text';
import { archiveTemplate } from './archive-template';
import { getTemplate } from './get-template';
import { listTemplates } from './list-templates';
import { saveTemplate } from './save-template';

let testWorld: LeaseWorld;
beforeEach(async () => {
  testWorld = await openLeases();
});

const elsewhere = { organizationId: 'org_other' };
const form = { name: 'House', kind: 'residential' as const, description: '', document: shortText() };
type Body = Partial<typeof form> & { template_id?: string; version?: number; publish?: boolean };
const save = async (body: Body = {}, viewer = {}) =>
  (
    await testWorld.perform(saveTemplate, {
      ...testWorld.call(viewer),
      body: { ...form, publish: false, ...body },
    })
  ).data;
const archive = async (template_id: string, version: number, archived = true, viewer = {}) =>
  (
    await testWorld.perform(archiveTemplate, {
      ...testWorld.call(viewer),
      body: { template_id, version, archived },
    })
  ).data;
const get = async (templateId: string, viewer = {}) =>
  (await getTemplate({ ...testWorld.call(viewer), params: { templateId } }, testWorld.deps)).data;
const list = async () => (await listTemplates(testWorld.call(), testWorld.deps)).data;
const textOf = async (lease_id: string) =>
  JSON.stringify(
    (await getLeaseText({ ...testWorld.call(), params: { leaseId: lease_id } }, testWorld.deps)).data
      .document,
  );
const from = (templateId: string, version: number) => ({
  text: { from: 'template' as const, templateId, version },
});

it('a draft whose text is not chosen yet reads as an empty one', async () => {
  const { lease_id } = await testWorld.draft();
  const { terms, version } = await testWorld.read(lease_id);
  const term = { ...TermForm.parse(terms[0]), text: undefined };
  await testWorld.perform(changeDraft, {
    ...testWorld.call(),
    params: { leaseId: lease_id },
    body: { version, term },
  });
  expect(JSON.parse(await textOf(lease_id))).toEqual({ type: 'doc', content: [] });
});

describe('a template', () => {
  it('is a draft first, then versions, each told in the log', async () => {
    const { template_id } = await save({ name: ' House ' });
    expect(await get(template_id)).toMatchObject({
      name: 'House',
      version: 1,
      published: 0,
      has_draft: true,
      seeded: false,
      document: shortText(),
    });
    await save({ template_id, version: 1, document: shortText('The rent is '), publish: true });
    await save({ template_id, version: 2, document: shortText('Monthly: ') });
    expect(await get(template_id)).toMatchObject({ version: 3, published: 1, has_draft: true });
    expect((await get(template_id)).document).toEqual(shortText('Monthly: '));
    const actions = (await testWorld.audit()).map(({ action }) => action).toSorted();
    expect(actions).toEqual(['template.publish', 'template.save', 'template.save']);
  });

  it('is listed by name before the three seeded ones, which begin a copy', async () => {
    await save({ name: 'Zoo' });
    await save({ name: 'Attic' });
    const names = (await list()).map(({ name }) => name);
    expect(names).toEqual(['Attic', 'Zoo', 'Residential lease', 'Room rental', 'Commercial lease']);
    const seeded = await get('commercial');
    expect(seeded).toMatchObject({ seeded: true, document: { type: 'doc' } });
    const unchanged = { version: 1, archived: false, has_draft: false, changed_at: '' };
    expect((await list()).slice(2)).toMatchObject([unchanged, unchanged, unchanged]);
  });

  it('is saved by who read its present version, and the other of two writers is told', async () => {
    const { template_id } = await save();
    const both = ['One ', 'Other '].map((words) =>
      save({ template_id, version: 1, document: shortText(words), publish: true }).then(
        () => 'done',
        ({ code }) => code,
      ),
    );
    expect((await Promise.all(both)).toSorted()).toEqual(['changed-meanwhile', 'done']);
    expect((await get(template_id)).published).toBe(1);
  });

  it.each([
    ['a blank name', { name: ' ' }, { name: 'Enter a name' }],
    [
      'publishing a text without a clause',
      { document: { type: 'doc' as const, content: [] }, publish: true },
      { document: 'Add at least one clause' },
    ],
  ])('refuses %s', async (_, body, fields) => {
    await expect(save(body)).rejects.toMatchObject({ code: 'invalid', details: { fields } });
  });

  it('is kept by who reaches the whole organization, and used by all who change leases', async () => {
    const { template_id } = await save({ publish: true });
    const staff = (properties: 'all' | string[]) => ({
      roleLabel: 'rentalManager' as const,
      grants: { areas: { leases: 'change' as const }, properties },
    });
    const some = staff(['prp_1']);
    const no = { code: 'not-permitted' };
    await expect(save({ template_id, version: 1, publish: true }, some)).rejects.toMatchObject(no);
    await expect(save({}, some)).rejects.toMatchObject(no);
    await expect(archive(template_id, 1, true, some)).rejects.toMatchObject(no);
    expect(await get(template_id, some)).toMatchObject({ version: 1, archived: false });
    await save({ template_id, version: 1, publish: true }, staff('all'));
    await archive(template_id, 2, true, staff('all'));
  });

  it('is nothing to another organization', async () => {
    const { template_id } = await save();
    const missing = { code: 'not-found' };
    await expect(get(template_id, elsewhere)).rejects.toMatchObject(missing);
    await expect(save({ template_id, version: 1 }, elsewhere)).rejects.toMatchObject(missing);
    await expect(archive(template_id, 1, true, elsewhere)).rejects.toMatchObject(missing);
  });

  it('leaves the choice and comes back', async () => {
    const { template_id } = await save({ publish: true });
    await archive(template_id, 1);
    expect((await list())[0]).toMatchObject({ archived: true, version: 2, published: 1 });
    await expect(archive(template_id, 1, false)).rejects.toMatchObject({ code: 'changed-meanwhile' });
    await save({ template_id, version: 2, description: ' For one family ' });
    const kept = { archived: true, version: 3, published: 1, description: 'For one family' };
    expect((await list())[0]).toMatchObject({ ...kept, changed_at: testWorld.now().toISOString() });
    await archive(template_id, 3, false);
    expect((await list())[0]).toMatchObject({ archived: false });
    const actions = (await testWorld.audit()).map(({ action }) => action).toSorted();
    expect(actions).toEqual(['template.archive', 'template.publish', 'template.restore', 'template.save']);
  });
});

describe('a lease from an own template', () => {
  it('keeps the version it was made from, before and after it is sent, and decides conditions', async () => {
    const { template_id } = await save({ publish: true });
    const { lease_id } = await testWorld.draft();
    await testWorld.save(lease_id, from(template_id, 1), { tenants: [nora], coSigners: [] });
    expect(await textOf(lease_id)).toContain('Rent is $1,450.00');
    expect(await textOf(lease_id)).not.toContain('Pets');
    await save({ template_id, version: 1, document: shortText('Changed: '), publish: true });
    expect(await textOf(lease_id)).toContain('Rent is $1,450.00');
    await testWorld.save(
      lease_id,
      { pets: [{ kind: 'dog', name: 'Rex', description: '' }] },
      { coSigners: [] },
    );
    expect(await textOf(lease_id)).toContain('Pets');
    await testWorld.send(lease_id);
    const sent = await textOf(lease_id);
    await archive(template_id, 2);
    await save({ template_id, version: 3, document: shortText('Again: '), publish: true });
    expect(await textOf(lease_id)).toBe(sent);
    expect(sent).toContain('Rent is $1,450.00');
  });

  it('cannot be made from a draft, from a version that is not there, or from another organization’s', async () => {
    const { template_id } = await save();
    const published = await save({ publish: true }, elsewhere);
    const { lease_id } = await testWorld.draft();
    for (const text of [from(template_id, 1), from(template_id, 2), from(published.template_id, 1)])
      await expect(testWorld.save(lease_id, text)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('shows a value that looks like markup or a field as the words it is [COS-04]', async () => {
    const { template_id } = await save({ publish: true });
    const { lease_id } = await testWorld.draft();
    const name = '<img src=x onerror=alert(1)>{{State}}';
    await testWorld.save(
      lease_id,
      { ...from(template_id, 1), pets: [{ kind: 'dog', name, description: '' }] },
      { coSigners: [] },
    );
    expect(await textOf(lease_id)).toContain(name);
  });
});
