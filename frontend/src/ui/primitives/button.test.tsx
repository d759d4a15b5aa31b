// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Kit } from '../layout/kit';
import { Button } from './button';

afterEach(cleanup);

async function doubleClicks(pending: boolean | undefined): Promise<number> {
  const onClick = vi.fn();
  render(
    <Kit>
      <Button onClick={onClick} pending={pending}>
        Send
      </Button>
    </Kit>,
  );
  await userEvent.dblClick(screen.getByRole('button'));
  return onClick.mock.calls.length;
}

describe('a double click', () => {
  it('sends once, even where the first click was answered before the second', async () => {
    expect(await doubleClicks(false)).toBe(1);
  });

  it('is two clicks on a button that sends nothing', async () => {
    expect(await doubleClicks(undefined)).toBe(2);
  });

  it('is none while the button waits', async () => {
    expect(await doubleClicks(true)).toBe(0);
  });
});
