// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UnitRead } from '../../../../../shared/contract/properties';
import { type Asked, fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { useFakeUpload } from '../../../testing/fake-upload';
import { field, type } from '../../../testing/fill-property';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { pictureFile } from '../../../testing/picture-file';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { line, ownerRead, property, unit } from '../../../testing/samples';
import { unitServer } from '../../../testing/unit-server';

const list = 'GET /api/properties/listProperties';
const one = 'GET /api/properties/propertyWithId/*';
const history = 'GET /api/properties/getShareHistory/*';
const archive = 'PUT /api/properties/archiveProperty/*';
const cover = 'PUT /api/properties/setCover/*';
const path = '/getproperty-data?id=prp_1';

const leased = (number: number, lease: Partial<NonNullable<UnitRead['lease']>>): UnitRead => ({
  ...unit(number),
  unit_lease_status: 1,
  rent_price: '1450.00',
  free_from: undefined,
  lease: {
    lease_id: `lse_${number}`,
    text: 'eSign Completed',
    co_signer_pending: false,
    move: 'Move-Out',
    move_in_pending: false,
    ...lease,
  },
});
const rich = property({
  unit_count: 5,
  property_units: [
    unit(1),
    unit(2),
    leased(3, {}),
    leased(4, { text: 'Lease In Progress', move: 'Move-In' }),
    leased(5, { co_signer_pending: true, move_in_pending: true }),
  ],
  rental_owners: [
    ownerRead(1, { rent_owner_bankinfo: 1 }),
    ownerRead(2, { rent_owner_companyname: 'Ash Homes', rent_owner_email: '' }),
  ],
});
const entry = {
  id: 'aud_1',
  at: '2026-01-05T10:00:00.000Z',
  by: 'Ada Vale',
  words: 'Changed the unit',
  object_name: 'No. 1',
  changes: [
    { field: 'Monthly rent', before: '$1,200.00', after: '$1,250.00' },
    { field: 'Beds', before: '', after: '2' },
  ],
};
const set = (effective_from: string, percentage: number) => ({
  effective_from,
  shares: [{ rental_user_owner_id: 'own_1', name: 'Owner Nr1', percentage }],
});

beforeEach(() => {
  logIn({ role: 'orgAdmin' });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  leaveScreen();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the property list', () => {
  it('has a word for each state of leases, rent, owners and bank', async () => {
    const bare = { owners: [], bank: undefined, rent_total: '', leased_count: 0, unit_count: 0 };
    const many = { owners: ['Ada Vale', 'Bea Ash', 'Cy Moss'], bank: 'missing', unit_count: 1_200 } as const;
    fakeServer({
      [list]: () =>
        ok({
          properties: [
            { ...line(1), image_url: '/local/s3/elm.jpg' },
            { ...line(2), ...many, rent_total: '1234.50' },
            { ...line(3), ...bare },
          ],
          total: 28,
          next: 'c2',
        }),
    });
    await renderScreen('/propertiesList?type=Office&sort=name');
    expect(await screen.findByText('House 3')).toBeTruthy();
    await expectOutline('properties');
  });

  it('has a menu that archives at once and takes it back', async () => {
    const sent: unknown[] = [];
    fakeServer({
      [list]: () => ok({ properties: [line(1)] }),
      [archive]: ({ body }) => {
        sent.push(body);
        return ok(undefined);
      },
    });
    await renderScreen('/propertiesList');
    await userEvent.click(await screen.findByRole('button', { name: 'More for House 1' }));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeTruthy();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
    expect(await screen.findByText('House 1 archived')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('House 1 restored')).toBeTruthy();
    expect(sent).toEqual([{ archived: true }, { archived: false }]);
  });

  it('leads to the change of a property', async () => {
    unitServer({ [list]: () => ok({ properties: [line(1)] }) });
    const { place } = await renderScreen('/propertiesList');
    await userEvent.click(await screen.findByRole('button', { name: 'More for House 1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await waitFor(() => expect(place()).toBe('/update-property?id=prp_1'));
  });

  it('brings archived ones back, together', async () => {
    const gone = (number: number) => ({ ...line(number), archived_at: '2026-06-15T12:00:00.000Z' });
    const calls = fakeServer({
      [list]: () => ok({ properties: [gone(1), gone(2)] }),
      [archive]: () => ok(undefined),
    });
    await renderScreen('/propertiesList?archived=only');
    await userEvent.click(await screen.findByRole('button', { name: 'More for House 1' }));
    expect(await screen.findByRole('menuitem', { name: 'Restore' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    for (const number of [1, 2])
      await userEvent.click(screen.getByRole('checkbox', { name: `Select House ${number}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('2 properties restored')).toBeTruthy();
    expect(screen.queryByText('2 selected')).toBeNull();
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
  });

  it('has import and export in its menu, import off once the plan has ended', async () => {
    logIn({ role: 'owner', account: { canChange: false } });
    fakeServer({ [list]: () => ok({ properties: [line(1)] }) });
    await renderScreen('/propertiesList');
    await userEvent.click(await screen.findByRole('button', { name: 'Import and export' }));
    const item = await screen.findByRole('menuitem', { name: /Import from a file/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    await expectOutline('properties-menu-read-only');
  });
});

describe('a property’s page', () => {
  it('shows leases, owners, shares and changes of a full one', async () => {
    unitServer({
      [one]: () => ok([rich]),
      'GET /api/properties/getActivity/*': () => ok({ entries: [entry], next: 'more' }),
      [history]: () => ok([set('2027-02-01', 100), set('2026-01-05', 50), set('', 40)]),
    });
    await renderScreen(path);
    expect(await screen.findByText('Shares from Jan 05, 2026')).toBeTruthy();
    await expectOutline('property');
    leaveScreen();
    await renderScreen(`${path}&tab=activity`);
    expect(await screen.findByText('$1,250.00')).toBeTruthy();
    await expectOutline('property-activity');
    leaveScreen();
    await renderScreen(`${path}&tab=owners`);
    expect(await screen.findByText('Shares from Jan 05, 2026')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'About this property' })).toBeNull();
  });

  it('has occupancy, agreed rent, what is past due, open requests and what owners can be paid', async () => {
    const lease = {
      lease_id: 'lse_1',
      text: 'eSign Completed',
      co_signer_pending: false,
      move: 'Move-Out',
      move_in_pending: false,
    };
    const units = [
      { ...unit(1), unit_lease_status: 1 as const, lease, tenants: ['Theo Barnes'], rent: 98_000 },
      { ...unit(2), rent_price: '1000.00' },
      { ...unit(3), off_market: true as const },
    ];
    unitServer({
      [one]: () => ok([property({ property_units: units, unit_count: 3, past_due: 48_000 })]),
      'GET /api/requests/countRequests': () => ok({ views: { all: 4 }, is_cut: false }),
      'GET /api/ledger/getPropertyMoney/*': () =>
        ok({ owners: [{ distributable: 50_000 }, { distributable: 25_000 }] }),
    });
    await renderScreen(path);
    expect(await screen.findByText('1/2')).toBeTruthy();
    expect(screen.getByText('$980')).toBeTruthy();
    expect(screen.getByText('of $2,250.50 market · 1 not set')).toBeTruthy();
    expect(screen.getByText('$480.00')).toBeTruthy();
    expect(await screen.findByText('$750')).toBeTruthy();
    expect(screen.getByText('4')).toBeTruthy();
    expect(screen.getByText('Theo Barnes')).toBeTruthy();
    expect(screen.getByText('Off the market')).toBeTruthy();
  });

  it('leaves figures out while only some of its units are known', async () => {
    unitServer({ [one]: () => ok([property({ unit_count: 1_200, next_units: 'n2' })]) });
    await renderScreen(path);
    expect((await screen.findAllByText('1,200')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Without a lease')).toBeNull();
    expect(screen.queryByText('Monthly rent', { selector: 'dt' })).toBeNull();
  });

  it('says that the history of shares could not be read, and reads it again', async () => {
    let asked = 0;
    unitServer({
      [history]: () => (asked++ === 0 ? refused(500, 'internal') : ok([set('2026-01-05', 50)])),
    });
    await renderScreen(path);
    expect(await screen.findByText(/The history of the shares could not be loaded/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Shares from Jan 05, 2026')).toBeTruthy();
  });

  it('says why a change of shares was not undone', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let status = 409;
    unitServer({
      [history]: () => ok([set('2027-02-01', 100), set('2026-01-05', 50)]),
      'PUT /api/properties/changeShares/*': () => refused(status, 'conflict'),
    });
    await renderScreen(path);
    const ask = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo the shares from Feb 01, 2027' }));
      const question = await screen.findByRole('alertdialog', { name: 'Undo this change?' });
      expect(question.textContent).toContain('The shares before Feb 01, 2027 stay in effect.');
      await userEvent.click(within(question).getByRole('button', { name: 'Undo change' }));
    };
    await ask();
    expect(await screen.findByText('Said no: conflict')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    status = 500;
    await ask();
    expect(await screen.findByText('Not undone. Try again.')).toBeTruthy();
  });

  it('has photo and archive in its menu', async () => {
    unitServer({ [one]: () => ok([property({ has_cover: true })]), [archive]: () => ok(undefined) });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'More for Elm House' }));
    expect(await screen.findByRole('menuitem', { name: 'Change photo' })).toBeTruthy();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive property' }));
    expect(await screen.findByText('Elm House archived')).toBeTruthy();
  });

  it('adds a unit even if the plan could not be asked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    unitServer({ 'GET /api/properties/unitlimitcheck/*': () => refused(500, 'internal') });
    const { place } = await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Add Unit' }));
    await waitFor(() => expect(place()).toBe('/addUnit?id=prp_1'));
  });
});

describe('the photo of a property', () => {
  const open = async (item: string) => {
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'More for Elm House' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    return within(await screen.findByRole('dialog', { name: 'Property photo' }));
  };

  it('is chosen, cropped and sent', async () => {
    const sent: unknown[] = [];
    useFakeUpload();
    vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 300, close: () => undefined }));
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    const pen = { fillRect: () => undefined, drawImage: () => undefined };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(new Blob(['small'], { type: 'image/jpeg' })),
    );
    unitServer({
      'POST /api/properties/createImageUpload': () =>
        ok({ imageUpload: 'upl_1', url: 'https://files.test/', fields: {} }),
      [cover]: ({ body }: Asked) => {
        sent.push(body);
        return ok(undefined);
      },
    });
    const dialog = await open('Add a photo');
    expect(dialog.queryByRole('button', { name: 'Remove photo' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Save photo' })).toHaveProperty('disabled', true);
    fireEvent.change(dialog.getByLabelText('Choose a photo'), {
      target: { files: [new File(['x'], 'a.txt', { type: 'text/plain' })] },
    });
    expect(await dialog.findByText('Only image files are allowed.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Choose a photo'), {
      target: { files: [pictureFile('a.png')] },
    });
    const where = await dialog.findByLabelText('What to show');
    fireEvent.change(where, { target: { value: '0.25' } });
    expect(where).toHaveProperty('value', '0.25');
    await expectOutline('property-photo');
    fireEvent.click(dialog.getByRole('button', { name: 'Save photo' }));
    expect(await screen.findByText('Photo saved')).toBeTruthy();
    expect(sent).toEqual([{ upload: 'upl_1' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is removed, or says why not', async () => {
    const sent: unknown[] = [];
    unitServer({
      [one]: () => ok([property({ has_cover: true })]),
      [cover]: ({ body }: Asked) => {
        sent.push(body);
        return sent.length === 1 ? refused(422, 'busy') : ok(undefined);
      },
    });
    const dialog = await open('Change photo');
    fireEvent.click(dialog.getByRole('button', { name: 'Remove photo' }));
    expect(await dialog.findByText('Said no: busy')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Remove photo' }));
    expect(await screen.findByText('Photo removed')).toBeTruthy();
    expect(sent).toEqual([{}, {}]);
  });
});

describe('the form of a property', () => {
  it('is filled for a change', async () => {
    unitServer();
    await renderScreen('/update-property?id=prp_1');
    // The places come after the property.
    await screen.findByRole('option', { name: 'Another city' });
    await expectOutline('property-edit');
  });

  it('takes an empty number of parking spaces as none', async () => {
    const sent: unknown[] = [];
    unitServer({
      'PUT /api/properties/updateProperty/*': ({ body }) => {
        sent.push(body);
        return never();
      },
    });
    await renderScreen('/update-property?id=prp_1');
    await waitFor(() => expect(field('city').value).toBe('Austin'));
    type('parking', '');
    fireEvent.click(screen.getByRole('button', { name: 'Save property' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ parking: 0 });
  });

  it('of a property that is gone says so', async () => {
    unitServer({ 'PUT /api/properties/updateProperty/*': () => refused(404, 'not-found') });
    await renderScreen('/update-property?id=prp_1');
    await waitFor(() => expect(field('city').value).toBe('Austin'));
    type('property_title', 'Elm Court');
    fireEvent.click(screen.getByRole('button', { name: 'Save property' }));
    expect(await screen.findByText('Not saved. This property no longer exists.')).toBeTruthy();
  });
});
