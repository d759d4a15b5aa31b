// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { system } from '../../ui/theme/system';
import { MenuFrame, MenuLine } from './menu-parts';

afterEach(cleanup);

function shown() {
  const leave = vi.fn();
  render(
    <ChakraProvider value={system}>
      <MenuFrame trigger={<button type="button">Account</button>}>
        <MenuLine value="stay" onSelect={() => undefined}>
          Stay
        </MenuLine>
        <MenuLine value="leave" onSelect={leave}>
          Log out
        </MenuLine>
      </MenuFrame>
    </ChakraProvider>,
  );
  return leave;
}

describe('a line of a menu', () => {
  it('does its work once by a click, and the menu closes', async () => {
    const leave = shown();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    expect(leave).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Log out' })).toBeNull());
  });

  it('does its work by a bare click, which no pointer came before', async () => {
    const leave = shown();
    (await screen.findByRole('menuitem', { name: 'Log out' })).click();
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('hangs on the window, so that a page that scrolls does not move it away under a click', async () => {
    shown();
    const place = (await screen.findByRole('menu')).parentElement;
    expect(place?.style.position).toBe('fixed');
  });

  it('does its work once by Enter', async () => {
    const leave = shown();
    const menu = await screen.findByRole('menu');
    // It takes the focus a frame after it is shown, and until then no line can be reached.
    await waitFor(() => expect(document.activeElement).toBe(menu));
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('menuitem', { name: 'Log out' });
    await waitFor(() => expect(menu.getAttribute('aria-activedescendant')).toBe(last.id));
    await userEvent.keyboard('{Enter}');
    expect(leave).toHaveBeenCalledTimes(1);
  });
});
