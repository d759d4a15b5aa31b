// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shortText } from '../../../../../test/support/leases/template-data';
import { type Asked, fakeServer, ok, refused } from '../../../testing/fake-server';
import { draftLease } from '../../../testing/lease-samples';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { property } from '../../../testing/samples';
import { templateLine } from '../../../testing/template-samples';

const listed = 'GET /api/leases/listTemplates';
const one = 'GET /api/leases/getTemplate/*';
const save = 'POST /api/leases/saveTemplate';
const archive = 'POST /api/leases/archiveTemplate';
const seeded = templateLine({ template_id: 'room', name: 'Room rental', kind: 'room', seeded: true });
type Routes = Parameters<typeof fakeServer>[0];

/** A server with one template, and what was sent to be saved. */
function templateServer(more: Routes = {}, line = templateLine()) {
  const sent: Record<string, unknown>[] = [];
  const calls = fakeServer({
    [listed]: () => ok([line, seeded]),
    [one]: () => ok({ ...line, document: shortText() }),
    [save]: ({ body }: Asked) => {
      sent.push(body as Record<string, unknown>);
      return ok({ template_id: 'tpl_1', version: 4, published: 2 });
    },
    ...more,
  });
  return { sent, calls };
}

const textbox = () => screen.findByRole('textbox', { name: 'Text of the lease' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  logIn({ role: 'orgAdmin' });
  // Scrolling to the caret needs a layout.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
});
afterEach(leaveScreen);

describe('staff of chosen properties', () => {
  const staff = (properties: 'all' | string[]) =>
    logIn({ role: 'rentalManager', grants: { areas: { leases: 'change' }, properties } });

  it('look at templates, and cannot write one', async () => {
    staff(['prp_1']);
    templateServer();
    await renderScreen('/leaseTemplates');
    await screen.findByText('House');
    expect(screen.queryByRole('link', { name: /House|New template|Copy/ })).toBeNull();
    leaveScreen();
    await renderScreen('/createLeaseTemplate?id=tpl_1');
    expect(await screen.findByRole('heading', { name: 'Lease template' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  it('write them where they reach every property', async () => {
    staff('all');
    templateServer();
    await renderScreen('/leaseTemplates');
    expect(await screen.findByRole('link', { name: 'House' })).toBeTruthy();
  });
});

describe('the list of templates', () => {
  it('has the own ones with their state, and the product’s to begin from', async () => {
    templateServer({
      [listed]: () =>
        ok([
          templateLine({ has_draft: true }),
          templateLine({ template_id: 'tpl_2', name: 'Loft', published: 0, has_draft: true }),
          templateLine({ template_id: 'tpl_3', name: 'Old', archived: true }),
          seeded,
        ]),
    });
    await renderScreen('/leaseTemplates');
    const house = await screen.findByRole('link', { name: 'House' });
    await expectOutline('lease-templates');
    expect(house.getAttribute('href')).toBe('/createLeaseTemplate?id=tpl_1');
    for (const words of ['Version 1, unpublished changes', 'Draft', 'Archived']) screen.getByText(words);
    const copy = screen.getByRole('link', { name: 'Copy Room rental' });
    expect(copy.getAttribute('href')).toBe('/createLeaseTemplate?from=room');
    expect(screen.getByText(/Not legal advice/)).toBeTruthy();
  });

  it('says what a template is for when there is none, and what went wrong', async () => {
    let tries = 0;
    templateServer({ [listed]: () => (tries++ === 0 ? refused(500, 'unexpected') : ok([seeded])) });
    await renderScreen('/leaseTemplates');
    await screen.findByRole('button', { name: 'Retry' });
    await expectOutline('lease-templates-failed');
    await press('Retry');
    expect(await screen.findByText('No templates of your own yet')).toBeTruthy();
    await expectOutline('lease-templates-none');
    expect(screen.getByRole('link', { name: 'New template' }).getAttribute('href')).toBe(
      '/createLeaseTemplate',
    );
  });

  it('is not for who only reads leases', async () => {
    logIn({ role: 'rentalOwner' });
    templateServer();
    await renderScreen('/leaseTemplates');
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
  });
});

describe('the editor of a template [RTE-02]', () => {
  it('adds clauses, fields and conditions, and saves the draft at the version that was read', async () => {
    const { sent } = templateServer();
    await renderScreen('/createLeaseTemplate?id=tpl_1');
    const text = await textbox();
    await expectOutline('lease-template-editor');
    expect(within(text).getByText('Monthly rent')).toBeTruthy();
    expect(text.querySelector('[data-label="Only with pets"]')).toBeTruthy();
    await press('New clause');
    await userEvent.click(screen.getByTitle('{{Deposit}}'));
    await userEvent.selectOptions(screen.getByLabelText('Condition'), 'deposit');
    await press('Save draft');
    expect(await screen.findByText('Draft saved')).toBeTruthy();
    expect(sent).toMatchObject([{ template_id: 'tpl_1', version: 3, name: 'House', publish: false }]);
    const words = JSON.stringify(sent[0]?.document);
    expect(words).toMatch(/"conditional","attrs":\{"when":"deposit"\}/);
    expect(words).toContain('"name":"Deposit"');
  });

  it('publishes a copy of a seeded text as a new one and goes on with it', async () => {
    const { sent } = templateServer({
      [one]: () => ok({ ...seeded, document: shortText() }),
    });
    const { place } = await renderScreen('/createLeaseTemplate?from=room');
    await textbox();
    const name = screen.getByLabelText(/^Name/);
    await userEvent.clear(name);
    await press('Publish');
    expect(await screen.findByText('Enter a name')).toBeTruthy();
    await expectOutline('lease-template-copy');
    await userEvent.type(name, 'Rooms');
    await press('Publish');
    expect(await screen.findByText('Published as version 2')).toBeTruthy();
    expect(sent).toMatchObject([{ name: 'Rooms', kind: 'room', publish: true, document: shortText() }]);
    expect(sent[0]).not.toHaveProperty('template_id');
    await waitFor(() => expect(place()).toBe('/createLeaseTemplate?id=tpl_1'));
  });

  it('saves what was typed during a save on top of that save', async () => {
    const versions: unknown[] = [];
    const waiting: (() => void)[] = [];
    templateServer({
      [save]: async ({ body }: Asked) => {
        versions.push((body as { version: number }).version);
        if (versions.length === 1) await new Promise<void>((resolve) => waiting.push(resolve));
        return ok({ template_id: 'tpl_1', version: versions.length + 3, published: 1 });
      },
    });
    await renderScreen('/createLeaseTemplate?id=tpl_1');
    await textbox();
    await press('New clause');
    await press('Save draft');
    await press('New clause');
    waiting[0]?.();
    await screen.findByText('Draft saved');
    await press('Save draft');
    await waitFor(() => expect(versions).toEqual([3, 4]));
  });

  it('keeps what was typed when somebody else saved meanwhile', async () => {
    templateServer({ [save]: () => refused(409, 'changed-meanwhile') });
    await renderScreen('/createLeaseTemplate?id=tpl_1');
    await textbox();
    await press('New clause');
    await press('Save draft');
    expect(await screen.findByText(/Said no: changed-meanwhile/)).toBeTruthy();
    expect((await textbox()).querySelectorAll('section')).toHaveLength(3);
  });

  it('warns of fields that no lease fills', async () => {
    const line = templateLine();
    const document = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'mergeField', attrs: { name: 'Barn' } }] }],
    };
    templateServer({ [one]: () => ok({ ...line, document }) });
    await renderScreen('/createLeaseTemplate?id=tpl_1');
    expect(await screen.findByText(/No lease has a value for these fields/)).toBeTruthy();
    await press('Publish');
    expect(await screen.findByText('Add at least one clause')).toBeTruthy();
    await expectOutline('lease-template-unknown-field');
  });

  it('shows the text with a real lease’s data, values as the words they are [COS-04]', async () => {
    const lease = draftLease();
    const [first] = lease.terms;
    const pet = { kind: 'dog' as const, name: '<b>Rex</b>', description: '' };
    const terms = first ? [{ ...first, pets: [pet] }] : [];
    templateServer({
      'GET /api/leases/listLeases': () =>
        ok({ leases: [{ ...lease, tenants: ['Theo Barnes'], from: '2026-12-01', rent: 145_000 }] }),
      'GET /api/leases/getLease/*': () => ok({ ...lease, terms }),
      'GET /api/properties/propertyWithId/*': () => ok([property()]),
    });
    await renderScreen('/createLeaseTemplate?id=tpl_1');
    await textbox();
    await press('Preview');
    const preview = await screen.findByRole('dialog', { name: 'Preview' });
    expect(await within(preview).findByText('Rent is $1,450.00')).toBeTruthy();
    await expectOutline('lease-template-preview');
    expect(within(preview).getByText('<b>Rex</b>')).toBeTruthy();
  });

  it('is archived and brought back', async () => {
    let archived = false;
    const asked: unknown[] = [];
    templateServer({
      [one]: () => ok({ ...templateLine({ archived }), document: shortText() }),
      [archive]: ({ body }: Asked) => {
        asked.push(body);
        archived = !archived;
        return ok({ template_id: 'tpl_1', version: 4, published: 1 });
      },
    });
    await renderScreen('/createLeaseTemplate?id=tpl_1');
    await press('More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    expect(await screen.findByText('This template is archived')).toBeTruthy();
    await expectOutline('lease-template-archived');
    expect(asked).toEqual([{ template_id: 'tpl_1', version: 3, archived: true }]);
  });
});
