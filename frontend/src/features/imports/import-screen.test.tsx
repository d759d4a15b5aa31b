// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Asked, never, ok, refused } from '../../testing/fake-server';
import {
  csvFile,
  goodLines,
  importLine,
  importServer,
  propertiesIn,
  sums,
} from '../../testing/import-server';
import { press, toCheck } from '../../testing/import-steps';
import { expectOutline } from '../../testing/outline';
import { logIn } from '../../testing/people';
import { leaveScreen, renderScreen } from '../../testing/render-screen';
import { saveDraft } from './import-draft';

const choose = async (file: File) => userEvent.upload(await screen.findByLabelText(/Choose CSV files/), file);

beforeEach(() => logIn({ role: 'owner' }));
afterEach(() => {
  leaveScreen();
  saveDraft('rol_1', undefined);
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('/import, who may', () => {
  it('is not for a role that adds nothing', async () => {
    logIn({ role: 'rentalOwner' });
    importServer();
    await renderScreen('/import');
    expect(await screen.findByText('You don’t have access to this page')).toBeDefined();
  });

  it('says why not while the account can only be read', async () => {
    logIn({ role: 'owner', account: { canChange: false } });
    importServer();
    await renderScreen('/import');
    expect(await screen.findByText('This account is read-only')).toBeDefined();
    await expectOutline('import-read-only');
  });
});

describe('/import, the file', () => {
  it.each([
    ['an old workbook', new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'a.csv'), /is an old .xls file/],
    ['nothing', new File([''], 'a.csv'), 'This file is empty.'],
    ['headers alone', csvFile([]), /no lines under them/],
    ['no text', new File(['a\0b'], 'a.csv'), 'This is neither a CSV file nor a workbook.'],
    ['too much', csvFile(Array.from({ length: 5001 }, () => 'x')), /more than 5,000 lines/],
  ])('that is %s is refused with the reason, where it was chosen', async (_name, file, sentence) => {
    importServer();
    const { place } = await renderScreen('/import');
    await choose(file);
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(place()).toBe('/import');
  });

  it('can be cells pasted from a spreadsheet', async () => {
    importServer();
    const { place } = await renderScreen('/import');
    await press('Paste from a spreadsheet');
    fireEvent.change(screen.getByLabelText('Cells from a spreadsheet'), {
      target: { value: 'Property\tUnit\nElm\t101' },
    });
    await press('Use these cells');
    await waitFor(() => expect(place()).toBe('/import?step=columns'));
  });

  it('has past imports under it: waiting, none, away, and one to go on with', async () => {
    const list = 'GET /api/imports/listImports';
    importServer({ [list]: never });
    await renderScreen('/import');
    expect(await screen.findByText('Loading...')).toBeDefined();
    leaveScreen();
    importServer();
    await renderScreen('/import');
    expect(await screen.findByText('Nothing has been imported yet')).toBeDefined();
    await expectOutline('import-file');
    leaveScreen();
    importServer({ [list]: () => refused(500, 'unexpected') });
    await renderScreen('/import');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
    leaveScreen();
    importServer({ [list]: () => ok({ imports: [importLine({ state: 'running' })] }) });
    await renderScreen('/import');
    expect(await screen.findByText('Not finished')).toBeDefined();
    expect(screen.getByText(/choose the same file to continue/)).toBeDefined();
  });
});

describe('/import, the columns', () => {
  it('are known by their headers, can be changed, and what goes nowhere is said', async () => {
    importServer();
    await renderScreen('/import');
    await choose(csvFile(goodLines));
    const street = await screen.findByLabelText(/^Street/);
    expect(street).toHaveProperty('value', '2');
    expect(screen.getByText('12 Elm St, 7 Oak St')).toBeDefined();
    const out = screen.getByRole('region', { name: 'Skipped' });
    expect(within(out).getByText('Color')).toBeDefined();
    await expectOutline('import-columns');
    fireEvent.change(street, { target: { value: '' } });
    expect(screen.getByText('Required, but not in the file yet')).toBeDefined();
    expect(within(out).getByText('Street')).toBeDefined();
    await press('Check the lines');
    expect(await screen.findByText(/2 lines cannot be imported/)).toBeDefined();
  });
});

describe('/import, one value for many lines', () => {
  it('is set for a column that the file does not have', async () => {
    importServer();
    await renderScreen('/import');
    await choose(csvFile(goodLines));
    fireEvent.change(await screen.findByLabelText(/^State/), { target: { value: '' } });
    expect(screen.getByText('Required, but not in the file yet')).toBeDefined();
    const state = await screen.findByRole('combobox', { name: 'State of every line' });
    fireEvent.change(state, { target: { value: 'Texas' } });
    expect(screen.queryByText('Required, but not in the file yet')).toBeNull();
    await press('Check the lines');
    expect(await screen.findByText('Every line can be read')).toBeDefined();
  });

  it('is offered when a corrected cell has others like it', async () => {
    importServer();
    await toCheck(goodLines.map((line) => line.replaceAll('Texas', 'Texass')));
    const state = await waitFor(() => {
      const found = document.getElementById('line-1-state');
      if (!found) throw new Error('There is no cell of the state');
      return found;
    });
    fireEvent.change(state, { target: { value: 'Texas' } });
    await expectOutline('import-check-alike');
    await press('Set “Texas” there too');
    expect(await screen.findByText('Every line can be read')).toBeDefined();
  });
});

describe('/import, the check', () => {
  it('sums up what will be, to compare with the own books', async () => {
    importServer();
    await toCheck();
    expect(screen.getByText('$4,350.00')).toBeDefined();
    expect(screen.getByText('Every line can be read')).toBeDefined();
  });

  it('repairs a cell in place, checked again at once, and keeps it in sight', async () => {
    importServer();
    await toCheck(goodLines.with(1, goodLines[1]?.replace('78701', '7870') ?? ''));
    const zip = await screen.findByLabelText('Zip code');
    expect(screen.getByText(/cannot be imported as it is/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Check and continue' })).toHaveProperty('disabled', true);
    await expectOutline('import-check-problem');
    fireEvent.change(zip, { target: { value: '78701' } });
    fireEvent.blur(zip);
    expect(await screen.findByText('Every line can be read')).toBeDefined();
    expect(screen.getByText('Repaired')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Check and continue' })).toHaveProperty('disabled', false);
    await expectOutline('import-check-repaired');
  });

  it('keeps what was repaired over Back, and over a reload', async () => {
    importServer();
    const { place } = await toCheck(goodLines.with(0, goodLines[0]?.replace(',101,', ',,') ?? ''));
    const number = await screen.findByLabelText('Unit number');
    fireEvent.change(number, { target: { value: '101' } });
    fireEvent.blur(number);
    await screen.findByText('Every line can be read');
    dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('import-draft')).toContain('"edits":{"1":{"unit_number":"101"}}');
    await press('Columns');
    await waitFor(() => expect(place()).toBe('/import?step=columns'));
    leaveScreen();
    await renderScreen('/import?step=check');
    expect(await screen.findByText('Every line can be read')).toBeDefined();
  });

  it('leaves lines out and takes them back', async () => {
    importServer();
    await toCheck(goodLines.with(1, goodLines[1]?.replace(',102,', ',,') ?? ''));
    await press('Skip all');
    expect(await screen.findByText('Every line can be read')).toBeDefined();
    expect(screen.getByText('$2,900.00')).toBeDefined();
    fireEvent.change(screen.getByRole('combobox', { name: 'Lines shown' }), { target: { value: 'out' } });
    await expectOutline('import-check-skipped');
    await press('Include line 2 again');
    expect(await screen.findByText(/cannot be imported as it is/)).toBeDefined();
  });

  it('shows what the server finds at the line it found it in, until the line is changed', async () => {
    const message = 'A property with this name and address exists already.';
    const asked: Asked[] = [];
    importServer({
      'POST /api/imports/checkLines': (one) => {
        asked.push(one);
        const problems = asked.length === 1 ? [{ row: 3, column: 'property_title', message }] : [];
        return ok({ problems, totals: sums, room: { properties: 10, units: 50 } });
      },
    });
    const { place } = await toCheck();
    await press('Check and continue');
    expect(await screen.findByText(message)).toBeDefined();
    await expectOutline('import-check-server-problem');
    const title = screen.getByLabelText('Property name');
    fireEvent.change(title, { target: { value: 'Oak House 2' } });
    fireEvent.blur(title);
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    await press('Check and continue');
    await waitFor(() => expect(place()).toBe('/import?step=import'));
    expect(asked.map((one) => propertiesIn(one).map(({ index }) => index))).toEqual([[0, 2], [2]]);
  });

  it('leaves a property that the server refuses out whole', async () => {
    const message = 'A property with this name and address exists already.';
    importServer({
      'POST /api/imports/checkLines': (one) => {
        const problems = propertiesIn(one).some(({ index }) => index === 0)
          ? [{ row: 1, column: 'property_title', message }]
          : [];
        return ok({ problems, totals: sums, room: { properties: 10, units: 50 } });
      },
    });
    const { place } = await toCheck();
    await press('Check and continue');
    await press('Skip the property of line 1');
    expect(await screen.findByText('$1,450.00')).toBeDefined();
    await press('Check and continue');
    await waitFor(() => expect(place()).toBe('/import?step=import'));
  });

  it('says that the plan has no room, by how much, and where to get more', async () => {
    importServer({
      'POST /api/imports/checkLines': () =>
        ok({ problems: [], totals: sums, room: { properties: 1, units: 50 } }),
    });
    const { place } = await toCheck();
    await press('Check and continue');
    expect(await screen.findByText('Your plan has no room for all of this')).toBeDefined();
    expect(screen.getByText(/2 properties with 3 units; there is room for 1 more/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toContain('/subscriptionPay');
    await expectOutline('import-check-no-room');
    expect(place()).toBe('/import?step=check');
  });

  it('that the server refuses can be tried again', async () => {
    let calls = 0;
    importServer({
      'POST /api/imports/checkLines': () =>
        calls++ === 0
          ? refused(403, 'not-permitted')
          : ok({ problems: [], totals: sums, room: { properties: 10, units: 50 } }),
    });
    const { place } = await toCheck();
    await press('Check and continue');
    await press('Retry');
    await waitFor(() => expect(place()).toBe('/import?step=import'));
  });
});
