// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Area } from '../../../../shared/domain/people/permissions';
import { documentDetails } from '../../testing/document-samples';
import { type Asked, fakeServer, ok } from '../../testing/fake-server';
import { logIn } from '../../testing/people';
import { line, unit } from '../../testing/samples';
import { Kit } from '../../ui/layout/kit';
import CommandPalette from './command-palette';

beforeEach(() => logIn({ role: 'owner' }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const unitLine = { ...unit(1), property_id: 'prp_1', property_title: 'Elm House' };
const person = { user_role_id: 'rol_7', first_name: 'Mia', last_name: 'Stone', email: 'mia@stone.test' };

const commands = [{ label: 'Settings', hint: 'Go to', run: vi.fn() }];

function shown(go: (to: string) => void, sees: readonly Area[] = ['properties']) {
  const asked: (string | null)[] = [];
  fakeServer({
    'GET /api/properties/listProperties': ({ query }: Asked) => {
      asked.push(query.get('search'));
      return ok({ properties: [line(1), line(2)] });
    },
    'GET /api/units/searchUnits': () => ok({ units: [unitLine] }),
    'GET /api/owners/searchOwners': () => ok({ owners: [{ owner_id: 'own_1', name: 'Ada Vale' }] }),
    'GET /api/people/listPeople': () => ok({ people: [person] }),
    'GET /api/documents/searchDocuments': () => ok({ documents: [documentDetails()] }),
  });
  render(
    <Kit>
      <QueryClientProvider client={new QueryClient()}>
        <CommandPalette open onClose={vi.fn()} commands={commands} finding={{ go, sees, role: 'owner' }} />
      </QueryClientProvider>
    </Kit>,
  );
  return { asked, person: userEvent.setup() };
}

describe('the search of the top bar', () => {
  it('finds properties by what is typed, asked once the typing rests', async () => {
    const go = vi.fn();
    const { asked, person } = shown(go);
    await person.type(await screen.findByRole('combobox'), 'house');
    await person.click(await screen.findByRole('option', { name: /^House 2/ }));
    expect(go).toHaveBeenCalledWith(`/getproperty-data?id=${line(2).property_id}`);
    expect(asked).toEqual(['house']);
  });

  it('leads to the list for all of them', async () => {
    const go = vi.fn();
    const { person } = shown(go);
    await person.type(await screen.findByRole('combobox'), 'a & b');
    await person.click(await screen.findByRole('option', { name: /Search properties for/ }));
    expect(go).toHaveBeenCalledWith('/propertiesList?search=a%20%26%20b');
  });

  const found = [
    [/^Unit No. 1.*Elm House/, '/getunit-data?id=unt_1'],
    [/^Ada Vale.*Owner/, '/owner?id=own_1'],
    [/^Mia Stone.*mia@stone/, '/organisationsUsers?person=rol_7'],
    [/^Lease 2026.pdf.*Unit 101, Elm House/, '/document-view?id=doc_1'],
  ] as const;
  it.each(found)('finds %s', async (name, to) => {
    const go = vi.fn();
    const { person: user } = shown(go, ['properties', 'owners', 'people', 'documents']);
    await user.type(await screen.findByRole('combobox'), 'xyz');
    // Each kind is asked for by itself: what comes later moves what is there.
    for (const [each] of found) await screen.findByRole('option', { name: each });
    await user.click(screen.getByRole('option', { name }));
    expect(go).toHaveBeenCalledWith(to);
  });

  it('asks only for what the person may see', async () => {
    const { person: user } = shown(vi.fn(), ['owners']);
    await user.type(await screen.findByRole('combobox'), 'xyz');
    expect(await screen.findByRole('option', { name: /^Ada Vale/ })).toBeTruthy();
    expect(screen.queryByRole('option', { name: /Unit|Mia|Lease|House/ })).toBeNull();
  });

  it('is of pages alone for who has no properties to see', async () => {
    const { asked, person } = shown(vi.fn(), []);
    await person.type(await screen.findByRole('combobox', { name: 'Search pages and actions' }), 'xylophone');
    await waitFor(() => expect(screen.getByText('No results')).toBeTruthy());
    expect(asked).toEqual([]);
  });
});
