// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { line, property } from '../../../testing/samples';

const list = 'GET /api/properties/listProperties';
const one = 'GET /api/properties/propertyWithId/*';
const archive = 'PUT /api/properties/archiveProperty/*';

beforeEach(() => logIn({ role: 'owner' }));
afterEach(leaveScreen);

describe('the property list', () => {
  it('shows leases, rent, owner and bank state of each property', async () => {
    fakeServer({ [list]: () => ok({ properties: [line(1)] }) });
    await renderScreen('/propertiesList');
    const row = (await screen.findByRole('rowheader', { name: /House 1/ })).closest('tr');
    expect(row?.textContent).toContain('1 of 2');
    expect(row?.textContent).toContain('$2,500.00');
    expect(row?.textContent).toContain('Ada Vale');
    expect(row?.textContent).toContain('Ready');
  });

  it('archives the chosen ones, and names those that were refused', async () => {
    const calls = fakeServer({
      [list]: () => ok({ properties: [line(1), line(2)] }),
      'PUT /api/properties/archiveProperty/prp_1': () => ok(undefined),
      'PUT /api/properties/archiveProperty/prp_2': () => refused(422, 'property-has-lease'),
    });
    await renderScreen('/propertiesList');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select House 1' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select House 2' }));
    expect(screen.getByText('2 selected')).toBeTruthy();
    await expectOutline('properties-selected');
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('House 1 archived')).toBeTruthy();
    expect((await screen.findByRole('alertdialog')).textContent).toContain('House 2: ');
    await expectOutline('properties-not-archived');
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
  });

  it('shows the archived ones on a tab of their own', async () => {
    const asked: (string | null)[] = [];
    fakeServer({
      [list]: ({ query }) => {
        asked.push(query.get('archived'));
        return ok({ properties: [] });
      },
    });
    await renderScreen('/propertiesList?archived=only');
    expect(await screen.findByText('Nothing archived')).toBeTruthy();
    expect(asked).toEqual(['only']);
    await expectOutline('properties-archived-none');
  });

  it('lets nobody choose or change who may only look', async () => {
    logIn({ role: 'rentalOwner' });
    fakeServer({ [list]: () => ok({ properties: [line(1)] }) });
    await renderScreen('/propertiesList');
    await screen.findByText('House 1');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'More for House 1' })).toBeNull();
  });
});

describe('an archived property', () => {
  it('says so, offers no change, and comes back', async () => {
    const may = { archive: true, change: false, addUnit: false, deleteUnit: false };
    const calls = fakeServer({
      [one]: () => ok([property({ archived_at: '2026-06-15T12:00:00.000Z', may })]),
      [archive]: () => ok(undefined),
    });
    await renderScreen('/getproperty-data?id=prp_1');
    expect(await screen.findByText('This property is archived')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Create Lease/ })).toBeNull();
    await expectOutline('property-archived');
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(calls).toContain('PUT /api/properties/archiveProperty/prp_1'));
  });
});
