// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UnitAccessShown } from '../../../../../shared/contract/units';
import { ok } from '../../../testing/fake-server';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { unitServer } from '../../../testing/unit-server';

const access: UnitAccessShown = {
  keys: [{ what: 'Front door', count: 2, tag: '14', holder: 'tenant', name: 'Theo', since: '2026-01-17' }],
  meters: [
    {
      kind: 'water',
      number: 'W-7781',
      place: 'Basement',
      payer: 'owner',
      readings: [{ on: '2026-10-01', value: 10_482 }],
    },
  ],
  codes: [{ kind: 'gate', place: 'Side gate', code: '4711#' }],
  has_codes: true,
  version: 4,
  today: '2026-11-21',
  may_change: true,
};
const path = '/getunit-data?id=unt_1';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const texts = (section: HTMLElement) =>
  within(section)
    .getAllByRole('listitem')
    .map((one) => one.textContent);
const shown = async () => screen.findByRole('region', { name: 'Keys and meters' });

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

describe('keys and meters of a unit', () => {
  it('are listed, and codes when somebody asks for them', async () => {
    unitServer({ 'GET /api/units/getUnitAccess/*': () => ok(access) });
    await renderScreen(path);
    const section = await shown();
    expect(texts(section).slice(0, 2)).toEqual([
      '2 × Front doorTenant: Theo since Jan 17, 2026 · tag 14',
      'Water W-7781Owner pays · Basement · 10,482 on Oct 01, 2026',
    ]);
    expect(section.textContent).not.toContain('4711');
    await press('Show entry codes');
    expect(texts(section).at(2)).toBe('4711#Gate · Side gate');
  });

  it('say that there are codes to who may not read them', async () => {
    const { codes: _, ...rest } = access;
    unitServer({ 'GET /api/units/getUnitAccess/*': () => ok({ ...rest, may_change: false }) });
    await renderScreen(path);
    const section = await shown();
    expect(section.textContent).toContain('There are entry codes.');
    expect(within(section).queryByRole('button')).toBeNull();
  });

  it('get one reading more, at the version read', async () => {
    const bodies: unknown[] = [];
    unitServer({
      'GET /api/units/getUnitAccess/*': () => ok(access),
      'POST /api/units/changeUnitAccess': ({ body }) => {
        bodies.push(body);
        return ok({ version: 5 });
      },
    });
    await renderScreen(path);
    await press('Edit meters');
    const dialog = await screen.findByRole('dialog', { name: 'Meters' });
    const value = within(dialog).getByRole('textbox', { name: /New reading/ });
    await userEvent.type(value, '10x');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect((await within(dialog).findAllByText('Enter digits alone')).length).toBeGreaterThan(0);
    await userEvent.clear(value);
    await userEvent.type(value, '10733');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const [meter] = access.meters;
    const readings = [...(meter?.readings ?? []), { on: '2026-11-21', value: 10_733 }];
    await waitFor(() =>
      expect(bodies).toEqual([{ unit_id: 'unt_1', version: 4, meters: [{ ...meter, readings }] }]),
    );
  });
});
