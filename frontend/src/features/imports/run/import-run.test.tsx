// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Asked, never, ok, refused } from '../../../testing/fake-server';
import { importLine, importServer, propertiesIn, sums } from '../../../testing/import-server';
import { press, toCheck } from '../../../testing/import-steps';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { saveDraft } from '../import-draft';

beforeEach(() => logIn({ role: 'owner' }));
afterEach(() => {
  leaveScreen();
  saveDraft('rol_1', undefined);
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('/import, the import', () => {
  const toImport = async () => {
    const rendered = await toCheck();
    await press('Check and continue');
    await screen.findByRole('button', { name: /^Import 2 properties/ });
    return rendered;
  };

  it('sends each property once and shows planned beside made', async () => {
    const sent: Asked[] = [];
    importServer({
      'POST /api/imports/importProperties': (asked) => {
        sent.push(asked);
        return ok({ made: [], refused: [] });
      },
      'POST /api/imports/finishImport': () =>
        ok(importLine({ planned: { ...sums, owners: 2 }, done: { ...sums, owners: 1 } })),
    });
    const { place } = await toImport();
    await press(/^Import 2 properties/);
    expect(await screen.findByText('Everything was imported')).toBeDefined();
    expect(place()).toBe('/import?step=done');
    expect(sent.flatMap((one) => propertiesIn(one).map(({ index, rows }) => [index, rows.length]))).toEqual([
      [0, 2],
      [2, 1],
    ]);
    const owners = screen.getByRole('row', { name: /^Owners/ });
    expect(
      within(owners)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '1']);
    expect(screen.getByRole('link', { name: 'Show the properties' })).toBeDefined();
    await expectOutline('import-done');
  });

  it('goes on with what is not in yet', async () => {
    const sent: number[] = [];
    importServer({
      'POST /api/imports/startImport': () => ok({ import_id: 'imp_1', made: [0] }),
      'POST /api/imports/importProperties': (asked) => {
        sent.push(...propertiesIn(asked).map(({ index }) => index));
        return ok({ made: [], refused: [] });
      },
    });
    await toImport();
    await press(/^Import 2 properties/);
    await screen.findByText('Everything was imported');
    expect(sent).toEqual([2]);
  });

  it('stops after the running calls when it is told to, and goes on from there', async () => {
    let answer: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const calls = importServer({
      'POST /api/imports/importProperties': async () => {
        await waits;
        return ok({ made: [], refused: [] });
      },
    });
    const { place } = await toImport();
    await press(/^Import 2 properties/);
    expect(await screen.findByRole('progressbar', { name: 'Import' })).toBeDefined();
    await press('Stop');
    expect(screen.getByRole('button', { name: /^File/ })).toHaveProperty('disabled', true);
    expect(place()).toBe('/import?step=import');
    answer();
    expect(await screen.findByText('The import is paused')).toBeDefined();
    expect(calls).not.toContain('POST /api/imports/finishImport');
    await press('Continue');
    expect(await screen.findByText('Everything was imported')).toBeDefined();
  });

  it('that fails stays where it is, says so, and goes on', async () => {
    let calls = 0;
    importServer({
      'POST /api/imports/importProperties': (asked) =>
        calls++ === 0
          ? refused(422, 'unit-limit')
          : ok({ made: propertiesIn(asked).map(({ index }) => ({ index, property_id: 'p' })), refused: [] }),
    });
    await toImport();
    await press(/^Import 2 properties/);
    expect(await screen.findByText('The import could not continue')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Upgrade' })).toBeDefined();
    await expectOutline('import-failed');
    await press('Continue');
    expect(await screen.findByText('Everything was imported')).toBeDefined();
  });

  it('gives away what was refused after all, with the reason', async () => {
    importServer({
      'POST /api/imports/importProperties': () =>
        ok({
          made: [],
          refused: [{ index: 2, problems: [{ row: 3, column: 'property_title', message: 'Taken' }] }],
        }),
    });
    const texts: Promise<string>[] = [];
    URL.createObjectURL = (blob: Blob) => {
      texts.push(blob.text());
      return 'blob:x';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await toImport();
    await press(/^Import 2 properties/);
    expect(await screen.findByText('1 property could not be imported')).toBeDefined();
    await expectOutline('import-done-refused');
    await press('Download their lines');
    const text = (await Promise.all(texts))[0] ?? '';
    expect(text).toContain('Oak House');
    expect(text).not.toContain('Elm House');
    expect(text).toContain('3,Property name: Taken');
  });
});

describe('an undo', () => {
  it('asks first, goes on until nothing is left, and names what stays and why', async () => {
    const answers = [
      { left: 1, kept: [] },
      { left: 0, kept: [{ property_id: 'prp_9', property_title: 'Oak House', why: 'A unit has a lease.' }] },
    ];
    const calls = importServer({
      'GET /api/imports/listImports': () => ok({ imports: [importLine()] }),
      'POST /api/imports/undoImport': () => ok(answers.shift()),
    });
    await renderScreen('/import');
    await press('Undo: units.csv');
    const question = await screen.findByRole('alertdialog', { name: 'Undo the import of units.csv?' });
    expect(question.textContent).toContain('2 properties with 3 units');
    await expectOutline('import-undo-question');
    fireEvent.click(within(question).getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText('1 property kept')).toBeDefined();
    expect(screen.getByText('A unit has a lease.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Oak House' }).getAttribute('href')).toContain('prp_9');
    await expectOutline('import-undo-kept');
    expect(calls.filter((call) => call.endsWith('undoImport'))).toHaveLength(2);
  });

  it('says how far it is, and what was kept so far', async () => {
    const kept = [{ property_id: 'prp_9', property_title: 'Oak House', why: 'A unit has a lease.' }];
    const answers = [ok({ left: 1, kept })];
    importServer({
      'GET /api/imports/listImports': () => ok({ imports: [importLine()] }),
      'POST /api/imports/undoImport': () => answers.shift() ?? never(),
    });
    await renderScreen('/import');
    await press('Undo: units.csv');
    await press('Undo import');
    expect(await screen.findByText('Undoing: 1 of 2 properties left')).toBeDefined();
    expect(screen.getByText('1 property kept')).toBeDefined();
  });

  it('that does not get on ends, and says so', async () => {
    importServer({
      'GET /api/imports/listImports': () => ok({ imports: [importLine()] }),
      'POST /api/imports/undoImport': () => ok({ left: 2, kept: [] }),
    });
    await renderScreen('/import');
    await press('Undo: units.csv');
    await press('Undo import');
    expect(await screen.findByText('The import is not undone yet')).toBeDefined();
  });
});
