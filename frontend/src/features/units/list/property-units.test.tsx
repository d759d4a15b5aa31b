// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { property, unit } from '../../../testing/samples';
import { unitServer } from '../../../testing/unit-server';

const path = '/getproperty-data?id=prp_1';
const one = 'GET /api/properties/propertyWithId/*';
const lease = 'GET /api/properties/getLeaseData/*';
const signatures = 'POST /api/leaseinfo/getLeaseAggrementDetails';
const remove = 'DELETE /api/properties/DeleteUnit/unt_1';
const leased = { ...unit(1), unit_lease_status: 1 as const };
const withLease = { [lease]: () => ok([{ unit_id: 'unt_1', lease_unit_id: 'lse_1' }]) };
const only = (units: ReturnType<typeof unit>[]) => () =>
  ok([property({ property_units: units, unit_count: units.length })]);

const row = async (number: string) => {
  const cell = await screen.findByRole('link', { name: new RegExp(`^${number}`) });
  const found = cell.closest('tr');
  if (!found) throw new Error(`No row ${number}`);
  return within(found);
};

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

describe('a unit’s row', () => {
  it('without a lease: the way to one, Move-In, and its own page [PRP-25] [PRP-26] [PRP-28]', async () => {
    unitServer();
    await renderScreen(path);
    const cells = await row('No. 1');
    expect(await cells.findByText('Create Lease Agreement')).toBeTruthy();
    expect(cells.getByRole('link', { name: 'Create Lease, No. 1' }).getAttribute('href')).toBe(
      '/addLease?id=unt_1&property_id=prp_1',
    );
    expect(cells.getByRole('link', { name: 'Move-In, No. 1' }).textContent).toBe('Move-In');
    expect(cells.getByRole('link', { name: /^No\. 1/ }).getAttribute('href')).toBe('/getunit-data?id=unt_1');
  });

  it.each([
    [
      'nobody',
      { tenant_signature: '', owner_signature: '', esign_inperson: 0 },
      'Lease In Progress',
      'Move-In',
    ],
    [
      'the tenant alone',
      { tenant_signature: 't', owner_signature: '', esign_inperson: 0 },
      'Lease In Progress',
      'Move-In',
    ],
    [
      'both',
      { tenant_signature: 't', owner_signature: 'o', esign_inperson: 0 },
      'eSign Completed',
      'Move-Out',
    ],
    [
      'both in person',
      { tenant_signature: '', owner_signature: '', esign_inperson: 1 },
      'eSign Completed',
      'Move-Out',
    ],
  ])('with a lease signed by %s [PRP-26] [PRP-28]', async (_who, who, status, move) => {
    unitServer({ [one]: only([leased]), ...withLease, [signatures]: () => ok([who]) });
    await renderScreen(path);
    const cells = await row('No. 1');
    expect(await cells.findByText(status)).toBeTruthy();
    expect(cells.getByText('Lease Added')).toBeTruthy();
    expect(await cells.findByRole('link', { name: `${move}, No. 1` })).toBeTruthy();
    expect(cells.queryByText('Create Lease')).toBeNull();
  });

  it('that is still being asked says Loading... and offers no move yet [PRP-26]', async () => {
    const calls = unitServer({ [one]: only([leased]), ...withLease, [signatures]: never });
    await renderScreen(path);
    const cells = await row('No. 1');
    await waitFor(() => expect(calls).toContain(signatures));
    expect(await cells.findAllByText('Loading...')).toHaveLength(2);
    expect(cells.queryByRole('link', { name: /^Move/ })).toBeNull();
  });

  it('says all of it without another call when it came with its lease [PRP-26] [PRP-28]', async () => {
    const lease = {
      lease_id: 'lse_1',
      text: 'eSign Completed',
      co_signer_pending: true,
      move: 'Move-Out',
      move_in_pending: false,
    };
    const calls = unitServer({ [one]: only([{ ...leased, lease }]) });
    await renderScreen(path);
    const cells = await row('No. 1');
    expect(await cells.findByText('eSign Completed')).toBeTruthy();
    expect(cells.getByText('Co-signer pending')).toBeTruthy();
    expect(cells.getByRole('link', { name: 'Lease Added, No. 1' }).getAttribute('href')).toBe(
      '/showLease?id=lse_1',
    );
    expect(cells.getByRole('link', { name: 'Move-Out, No. 1' })).toBeTruthy();
    expect(cells.queryByRole('link', { name: 'Move-In, No. 1' })).toBeNull();
    expect(calls.filter((call) => /lease/i.test(call))).toEqual([]);
  });

  it('keeps Move-In beside Move-Out until the tenants have moved in [PRP-26]', async () => {
    const lease = {
      lease_id: 'lse_1',
      text: 'eSign Completed',
      co_signer_pending: false,
      move: 'Move-Out',
      move_in_pending: true,
    };
    unitServer({ [one]: only([{ ...leased, lease }]) });
    await renderScreen(path);
    const cells = await row('No. 1');
    expect(cells.getAllByRole('link', { name: /^Move-/ }).map(({ textContent }) => textContent)).toEqual([
      'Move-In',
      'Move-Out',
    ]);
  });

  it('whose lease cannot be asked says so alone, and can be asked again [PRP-28]', async () => {
    let tries = 0;
    unitServer({
      [one]: only([leased]),
      [lease]: () => (tries++ === 0 ? refused(422, 'invalid') : ok([])),
    });
    await renderScreen(path);
    const cells = await row('No. 1');
    expect(await cells.findByText('Error Fetching Status')).toBeTruthy();
    await expectOutline('property-unit-status-failed');
    await userEvent.click(cells.getByRole('button', { name: /Reload the lease status/ }));
    expect(await cells.findByText('Create Lease Agreement')).toBeTruthy();
  });
});

describe('deleting a unit', () => {
  const ask = async () => {
    await userEvent.click((await row('No. 1')).getByRole('button', { name: 'Delete unit No. 1' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Do you really want to delete the Unit?',
    });
    expect(within(question).getByText('Unit No. 1')).toBeTruthy();
    return question;
  };

  it('asks with the focus on No, deletes, says so and reads the property anew [PRP-25] [PRP-29]', async () => {
    let units = [unit(1), unit(2)];
    const calls = unitServer({
      [one]: () => only(units)(),
      [remove]: () => {
        units = [unit(2)];
        return { body: { success: 1 } };
      },
    });
    await renderScreen(path);
    const dialog = await ask();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('No'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    const said = await screen.findByRole('alertdialog', { name: 'Unit Deleted' });
    expect(calls).toContain(remove);
    await userEvent.click(within(said).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^No\. 1/ })).toBeNull());
    expect(screen.getByRole('link', { name: /^No\. 2/ })).toBeTruthy();
  });

  it('No deletes nothing [PRP-29]', async () => {
    const calls = unitServer();
    await renderScreen(path);
    await userEvent.click(within(await ask()).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls).not.toContain(remove);
  });

  it('that fails says so in the spec’s words [PRP-29]', async () => {
    unitServer({ [remove]: () => refused(500, 'unexpected') });
    await renderScreen(path);
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('alertdialog', { name: 'Error while deleting unit' })).toBeTruthy();
  });

  it('with a lease is off, with the reason [PRP-29]', async () => {
    const calls = unitServer({ [one]: only([leased]), ...withLease, [signatures]: () => ok([]) });
    await renderScreen(path);
    const button = (await row('No. 1')).getByRole('button', { name: /Delete unit No\. 1/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('title')).toContain('A unit with a lease cannot be deleted.');
    await userEvent.click(button);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  });

  it('is not shown to who may not [ROL-07]', async () => {
    const may = { archive: true, change: true, addUnit: true, deleteUnit: false };
    unitServer({ [one]: () => ok([property({ may })]) });
    await renderScreen(path);
    await row('No. 1');
    expect(screen.queryByRole('button', { name: /Delete unit/ })).toBeNull();
  });
});
