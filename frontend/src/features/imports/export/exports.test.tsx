// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { portfolioColumns } from '../../../../../shared/domain/imports/portfolio-columns';
import { type Answer, fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { line } from '../../../testing/samples';
import { unitServer } from '../../../testing/unit-server';

const list = 'GET /api/properties/listProperties';
const exported = 'GET /api/imports/exportPortfolio';

/** The names and texts of the downloaded files, in order. */
function downloads() {
  const names: string[] = [];
  const texts: Promise<string>[] = [];
  URL.createObjectURL = (blob: Blob) => {
    texts.push(blob.text());
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { names, text: async () => (await Promise.all(texts)).join() };
}

/** Opens the list's ⋯ menu and clicks an item. */
async function fromMenu(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Import and export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

beforeEach(() => logIn({ role: 'owner' }));
afterEach(() => {
  leaveScreen();
  vi.restoreAllMocks();
});

describe('the property list as a file', () => {
  it('is every page of what the filters let through, under the headers an import knows', async () => {
    const files = downloads();
    const asked: object[] = [];
    fakeServer({
      [list]: () => ok({ properties: [line(1)] }),
      [exported]: ({ query }) => {
        asked.push(Object.fromEntries(query));
        return query.get('after') === 'c2'
          ? ok({ rows: [{ property_title: '=Elm' }] })
          : ok({ rows: [{ property_title: 'Oak', unit_number: '1' }], next: 'c2' });
      },
    });
    await renderScreen('/propertiesList?search=el&type=Office&sort=name');
    await fromMenu('Export CSV');
    await waitFor(() => expect(files.names).toHaveLength(1));
    expect(files.names[0]).toMatch(/^properties-\d{4}-\d\d-\d\d\.csv$/);
    const filters = { search: 'el', type: 'Office', sort: 'name' };
    expect(asked).toEqual([filters, { ...filters, after: 'c2' }]);
    const [header, first, second] = (await files.text()).split('\r\n');
    expect(header?.replace('\ufeff', '')).toBe(portfolioColumns.map((column) => column.header).join(','));
    expect(first).toMatch(/^Oak,/);
    expect(second).toMatch(/^"'=Elm",/);
  });

  it('can be stopped, and nothing is given away then', async () => {
    const files = downloads();
    let go: (answer: Answer) => void = () => undefined;
    fakeServer({
      [list]: () => ok({ properties: [line(1)] }),
      [exported]: () =>
        new Promise((resolve) => {
          go = resolve;
        }),
    });
    await renderScreen('/propertiesList');
    await fromMenu('Export CSV');
    await userEvent.click(await screen.findByRole('button', { name: /^Cancel export/ }));
    go(ok({ rows: [{ property_title: 'Oak' }] }));
    expect(await screen.findByRole('button', { name: 'Import and export' })).toBeDefined();
    expect(files.names).toEqual([]);
  });

  it('that the server refuses is said', async () => {
    downloads();
    fakeServer({
      [list]: () => ok({ properties: [line(1)] }),
      [exported]: () => refused(503, 'busy'),
    });
    await renderScreen('/propertiesList');
    await fromMenu('Export CSV');
    expect(await screen.findByText('Said no: busy')).toBeDefined();
  });

  it('is there for whoever reads; importing is not, or says why not', async () => {
    logIn({ role: 'rentalOwner' });
    fakeServer({ [list]: () => ok({ properties: [line(1)] }) });
    await renderScreen('/propertiesList');
    await userEvent.click(await screen.findByRole('button', { name: 'Import and export' }));
    expect(await screen.findByRole('menuitem', { name: 'Export CSV' })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: /Import/ })).toBeNull();
    leaveScreen();

    logIn({ role: 'owner', account: { canChange: false } });
    fakeServer({ [list]: () => ok({ properties: [line(1)] }), [exported]: never });
    await renderScreen('/propertiesList');
    await userEvent.click(await screen.findByRole('button', { name: 'Import and export' }));
    const entry = await screen.findByRole('menuitem', { name: /Import from a file/ });
    expect(entry.getAttribute('aria-disabled')).toBe('true');
    expect(entry.textContent).toContain('Your trial or plan has ended');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Export CSV' }));
    expect(await screen.findByRole('button', { name: /^Cancel export/ })).toBeDefined();
  });

  it('empty offers the import beside the form', async () => {
    fakeServer({ [list]: () => ok({ properties: [], total: 0 }) });
    await renderScreen('/propertiesList');
    const entry = await screen.findByRole('link', { name: 'Import from a file' });
    expect(entry.getAttribute('href')).toBe('/import');
  });
});

describe('the units of a property as a file', () => {
  it('are asked of this property alone', async () => {
    const files = downloads();
    const asked: object[] = [];
    unitServer({
      [exported]: ({ query }) => {
        asked.push(Object.fromEntries(query));
        return ok({ rows: [{ unit_number: '1' }] });
      },
    });
    await renderScreen('/getproperty-data?id=prp_1');
    fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(files.names).toHaveLength(1));
    expect(files.names[0]).toMatch(/^units-/);
    expect(asked).toEqual([{ property_id: 'prp_1' }]);
  });
});

describe('the people as a file', () => {
  it('are the ones the filters let through, in words', async () => {
    logIn({ role: 'orgAdmin', planId: 4 });
    const files = downloads();
    const person = {
      user_role_id: 'rol_2',
      user_id: 'usr_2',
      role_label: 'rentalManager',
      role_id: 3,
      status: 'active',
      email: 'mia@x.test',
      first_name: 'Mia',
      last_name: 'Quist',
      is_head: false,
      kept_out: false,
      created_at: '2026-01-05T10:00:00.000Z',
      invited_at: '',
      expires_at: '',
    };
    const asked: object[] = [];
    fakeServer({
      'GET /api/people/listPeople': ({ query }) => {
        asked.push(Object.fromEntries(query));
        return ok({ people: [person] });
      },
    });
    await renderScreen('/organisationsUsers?status=active');
    fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(files.names).toHaveLength(1));
    expect(asked.at(-1)).toEqual({ status: 'active', limit: '100' });
    expect((await files.text()).split('\r\n')[1]).toBe(
      'Mia,Quist,mia@x.test,Rental manager,Active,"Jan 05, 2026"',
    );
  });
});
