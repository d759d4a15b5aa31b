// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { never, ok, refused } from '../../testing/fake-server';
import { csvFile, goodLines, importLine, importServer, sums } from '../../testing/import-server';
import { press, toCheck } from '../../testing/import-steps';
import { expectOutline } from '../../testing/outline';
import { logIn } from '../../testing/people';
import { leaveScreen, renderScreen } from '../../testing/render-screen';
import { saveDraft } from './import-draft';

const list = 'GET /api/imports/listImports';
const check = 'POST /api/imports/checkLines';
const bring = 'POST /api/imports/importProperties';
const undo = 'POST /api/imports/undoImport';

const toImport = async () => {
  await toCheck();
  await press('Check and continue');
  await screen.findByRole('button', { name: /^Import 2 properties/ });
};

beforeEach(() => {
  logIn({ role: 'owner' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  leaveScreen();
  saveDraft('rol_1', undefined);
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('the first step of an import', () => {
  it('lists past imports in every state, and undoes all but the undone', async () => {
    const one = { ...sums, properties: 1, units: 1 };
    importServer({
      [list]: () =>
        ok({
          imports: (['running', 'done', 'undoing', 'undone'] as const).map((state, at) =>
            importLine({
              import_id: `imp_${at}`,
              file_name: `${state}.csv`,
              state,
              ...(at === 1 && { done: one }),
            }),
          ),
          next: 'c2',
        }),
    });
    await renderScreen('/import');
    expect(await screen.findByText('Undone')).toBeTruthy();
    await expectOutline('import-past');
  });

  it('has a box for pasted cells, which Cancel empties', async () => {
    importServer();
    await renderScreen('/import');
    await press('Paste from a spreadsheet');
    const box = await screen.findByLabelText('Cells from a spreadsheet');
    expect(document.activeElement).toBe(box);
    expect(screen.getByRole('button', { name: 'Use these cells' })).toHaveProperty('disabled', true);
    await screen.findByText('Nothing has been imported yet');
    await expectOutline('import-paste');
    fireEvent.change(box, { target: { value: ' ' } });
    expect(screen.getByRole('button', { name: 'Use these cells' })).toHaveProperty('disabled', true);
    fireEvent.change(box, { target: { value: 'a\tb' } });
    await press('Cancel');
    await press('Paste from a spreadsheet');
    expect(await screen.findByLabelText('Cells from a spreadsheet')).toHaveProperty('value', '');
  });

  it('goes on with the file that was chosen before', async () => {
    importServer();
    const { place } = await toCheck();
    await press('Columns');
    await press('File');
    expect(await screen.findByText('3 lines. Choosing another file starts over.')).toBeTruthy();
    await press('Continue with this file');
    await waitFor(() => expect(place()).toBe('/import?step=columns'));
  });

  it('gives away a template', async () => {
    importServer();
    const texts: Promise<string>[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      texts.push((blob as Blob).text());
      return 'blob:x';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await renderScreen('/import');
    await press('Download template');
    expect(names).toEqual(['keystead-import-template.csv']);
    expect(await texts[0]).toContain('Property name,Property type,Street');
  });

  it('says of a file that is too large or old what to do', async () => {
    importServer();
    await renderScreen('/import');
    const large = new File(['x'], 'a.csv');
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    await userEvent.upload(await screen.findByLabelText(/Choose CSV files/), large);
    expect(
      await screen.findByText('This file is larger than 10 MB. Split it into several files.'),
    ).toBeTruthy();
  });
});

describe('the columns of an import', () => {
  it('show further owners where the file names them, and set one value for every line', async () => {
    importServer();
    await renderScreen('/import');
    const more = csvFile(goodLines);
    await userEvent.upload(await screen.findByLabelText(/Choose CSV files/), more);
    const summary = await screen.findByText('More owners');
    expect(screen.queryByLabelText(/^Owner 2 email/)).toBeNull();
    const details = summary.closest('details');
    if (details) {
      details.open = true;
      fireEvent(details, new Event('toggle'));
    }
    expect(await screen.findByLabelText(/^Owner 2 email/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Owner 2 email of every line' })).toBeNull();
    const parking = screen.getByLabelText('Parking spaces of every line');
    fireEvent.change(parking, { target: { value: '2' } });
    expect(parking).toHaveProperty('value', '2');
  });

  it('take each file column once', async () => {
    importServer();
    await renderScreen('/import');
    await userEvent.upload(await screen.findByLabelText(/Choose CSV files/), csvFile(goodLines));
    fireEvent.change(await screen.findByLabelText(/^Description/), { target: { value: '2' } });
    expect(screen.getByLabelText(/^Street\*/)).toHaveProperty('value', '');
    expect(screen.getByText(/^Street\. Choose the column for it/)).toBeTruthy();
  });
});

describe('the check of an import', () => {
  it('without any line offers them again', async () => {
    importServer();
    await toCheck([goodLines[0]?.replace(',101,', ',,') ?? '']);
    await press('Skip all');
    expect(await screen.findByText('Every line is skipped')).toBeTruthy();
    await expectOutline('import-check-nothing');
    await press('Include all lines again');
    expect(await screen.findByText('1 line cannot be imported as it is')).toBeTruthy();
  });

  it('opens a whole line for editing, and closes it', async () => {
    importServer();
    await toCheck();
    fireEvent.change(screen.getByRole('combobox', { name: 'Lines shown' }), { target: { value: 'all' } });
    await press('Edit line 3');
    expect(await screen.findByLabelText('Unit number')).toBeTruthy();
    await expectOutline('import-check-edit');
    await press('Edit line 3');
    expect(screen.queryByLabelText('Unit number')).toBeNull();
  });

  it('forgets a cell on Escape and takes it on Enter', async () => {
    importServer();
    await toCheck(goodLines.with(1, goodLines[1]?.replace('78701', '7870') ?? ''));
    const zip = await screen.findByLabelText('Zip code');
    fireEvent.change(zip, { target: { value: '1' } });
    fireEvent.keyDown(zip, { key: 'Escape' });
    expect(zip).toHaveProperty('value', '7870');
    fireEvent.change(zip, { target: { value: '78701' } });
    fireEvent.keyDown(zip, { key: 'a' });
    expect(screen.queryByText('Every line can be read')).toBeNull();
    fireEvent.keyDown(zip, { key: 'Enter' });
    expect(await screen.findByText('Every line can be read')).toBeTruthy();
  });

  it('gives away the lines with problems', async () => {
    importServer();
    const texts: Promise<string>[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      texts.push((blob as Blob).text());
      return 'blob:x';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await toCheck(goodLines.with(1, goodLines[1]?.replace('78701', '7870') ?? ''));
    await press('Download them');
    const text = (await texts[0]) ?? '';
    expect(text).toContain('Elm House');
    expect(text).toContain('Zip code: ');
    expect(text).not.toContain('Oak House');
  });

  it('says how many properties an unfinished import of the file made', async () => {
    importServer({
      [list]: () => ok({ imports: [importLine({ state: 'running' })] }),
      'POST /api/imports/startImport': () => ok({ import_id: 'imp_1', made: [0] }),
      [check]: () => ok({ problems: [], totals: sums, room: { properties: 0, units: 0 } }),
    });
    await toCheck();
    await press('Check and continue');
    expect(
      await screen.findByText('1 property was already imported and will not be added again.'),
    ).toBeTruthy();
    expect(
      await screen.findByText(
        'The file has 1 property with 1 unit; there is room for 0 more with 0 units. Skip lines, or upgrade your plan.',
      ),
    ).toBeTruthy();
  });

  it('begins no import of another file only to look', async () => {
    const calls = importServer({
      [list]: () => ok({ imports: [importLine({ state: 'running', file_name: 'other.csv' })] }),
    });
    await toImport();
    expect(calls).not.toContain('POST /api/imports/startImport');
  });

  it('is busy while the server is asked', async () => {
    importServer({ [check]: never });
    await toCheck();
    await press('Check and continue');
    expect(await screen.findByRole('progressbar', { name: 'Checking against your account' })).toBeTruthy();
    await expectOutline('import-check-busy');
  });

  it('that failed says why, with the request to report', async () => {
    importServer({ [check]: () => refused(403, 'not-permitted') });
    await toCheck();
    await press('Check and continue');
    expect(await screen.findByText('The lines could not be checked against your account')).toBeTruthy();
    await expectOutline('import-check-failed');
  });

  it('with exactly the room of the plan goes on', async () => {
    importServer({ [check]: () => ok({ problems: [], totals: sums, room: { properties: 2, units: 3 } }) });
    await toImport();
  });

  it('with one unit too many stays', async () => {
    importServer({ [check]: () => ok({ problems: [], totals: sums, room: { properties: 2, units: 2 } }) });
    await toCheck();
    await press('Check and continue');
    expect(await screen.findByText('Your plan has no room for all of this')).toBeTruthy();
  });
});

describe('the import itself', () => {
  it('says what it will add before it begins', async () => {
    importServer();
    await toImport();
    await expectOutline('import-ready');
    await press('Check');
    expect(await screen.findByText('Every line can be read')).toBeTruthy();
  });

  it('that stopped says how many are in, and that it stops', async () => {
    let answer: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => {
      answer = resolve;
    });
    importServer({
      'POST /api/imports/startImport': () => ok({ import_id: 'imp_1', made: [0] }),
      [bring]: async () => {
        await waits;
        return refused(422, 'busy');
      },
    });
    await toImport();
    await press(/^Import 2 properties/);
    await screen.findByText('1 of 2 properties');
    await expectOutline('import-running');
    await press('Stop');
    expect(await screen.findByText(/Stopping after the current requests/)).toBeTruthy();
    answer();
    expect(
      await screen.findByText(/1 of 2 properties was imported; continuing adds nothing twice/),
    ).toBeTruthy();
  });

  it('is undone from its last step, and another begins with an empty one', async () => {
    importServer({ [undo]: () => ok({ left: 0, kept: [] }) });
    await toImport();
    await press(/^Import 2 properties/);
    await press('Undo import');
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText('The import is undone')).toBeTruthy();
    await expectOutline('import-undone');
    await press('Import another file');
    expect(await screen.findByText('Choose CSV files or Excel workbooks, or drop them here')).toBeTruthy();
  });

  it('is not undone after Cancel', async () => {
    const calls = importServer({ [list]: () => ok({ imports: [importLine()] }) });
    await renderScreen('/import');
    await press('Undo: units.csv');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls).not.toContain(undo);
  });

  it('whose undo does not get on gives up after a few calls', async () => {
    const calls = importServer({
      [list]: () => ok({ imports: [importLine()] }),
      [undo]: () => ok({ left: 2, kept: [] }),
    });
    await renderScreen('/import');
    await press('Undo: units.csv');
    await press('Undo import');
    expect(await screen.findByText('The import is not undone yet')).toBeTruthy();
    expect(calls.filter((call) => call === undo)).toHaveLength(4);
  });
});
