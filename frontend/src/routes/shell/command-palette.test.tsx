// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../screens/testing/no-layout';
import { Kit } from '../../ui/kit';
import { type Asked, fakeServer, ok } from '../screens/testing/fake-server';
import { logIn } from '../screens/testing/people';
import { line } from '../screens/testing/samples';
import CommandPalette from './command-palette';

beforeEach(() => logIn({ role: 'owner' }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const commands = [{ label: 'Settings', hint: 'Go to', run: vi.fn() }];

function shown(goToProperty?: (to: string) => void) {
  const asked: (string | null)[] = [];
  fakeServer({
    'GET /api/properties/listProperties': ({ query }: Asked) => {
      asked.push(query.get('search'));
      return ok({ properties: [line(1), line(2)] });
    },
  });
  render(
    <Kit>
      <QueryClientProvider client={new QueryClient()}>
        <CommandPalette open onClose={vi.fn()} commands={commands} goToProperty={goToProperty} />
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

  it('is of pages alone for who has no properties to see', async () => {
    const { asked, person } = shown();
    await person.type(await screen.findByRole('combobox', { name: 'Search pages and actions' }), 'house');
    await waitFor(() => expect(screen.getByText('No results')).toBeTruthy());
    expect(asked).toEqual([]);
  });
});
