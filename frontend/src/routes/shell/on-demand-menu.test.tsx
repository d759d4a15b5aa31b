// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OnDemandMenu } from './on-demand-menu';

afterEach(cleanup);

function shown() {
  const load = vi.fn(async () => ({ default: () => <div role="menu">Lines</div> }));
  const Lines = lazy(load);
  const fetch = vi.fn(async () => undefined);
  render(
    <OnDemandMenu button={<button type="button">Create</button>} load={fetch}>
      <Lines />
    </OnDemandMenu>,
  );
  return { load, fetch, person: userEvent.setup() };
}

describe('a menu on demand', () => {
  it('is a button that says what it leads to, and loads nothing', () => {
    const { load, fetch } = shown();
    const button = screen.getByRole('button', { name: 'Create' });
    expect(button.getAttribute('aria-haspopup')).toBe('menu');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect([load, fetch].map((each) => each.mock.calls.length)).toEqual([0, 0]);
  });

  it('is fetched when a person reaches for it, and opens by a click', async () => {
    const { load, fetch, person } = shown();
    await person.hover(screen.getByRole('button'));
    expect(fetch).toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeDefined());
  });

  it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])('opens by the key %s', async (key) => {
    const { person } = shown();
    await person.tab();
    await person.keyboard(key);
    await waitFor(() => expect(screen.getByRole('menu')).toBeDefined());
  });
});
