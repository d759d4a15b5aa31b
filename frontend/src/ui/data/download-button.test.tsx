// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ApiRefusal } from '../../api/refusal';
import { DialogViewport, dismissAll } from '../feedback/dialogs';
import { system } from '../theme/system';
import { DownloadButton } from './download-button';

beforeAll(async () => {
  await import('../feedback/message-dialog');
}, 60_000);
afterEach(() => {
  dismissAll();
  cleanup();
});

const open = (run: () => Promise<unknown>) =>
  render(
    <ChakraProvider value={system}>
      <DownloadButton what="The letter" label="Download letter" run={run} />
      <DialogViewport />
    </ChakraProvider>,
  );
const button = () => screen.getByRole('button', { name: /Download letter|Preparing…/ });

it('downloads once at a time, says that it is on its way, and keeps the focus', async () => {
  let done = (): void => undefined;
  let runs = 0;
  open(() => {
    runs += 1;
    return new Promise<void>((resolve) => {
      done = resolve;
    });
  });
  await userEvent.click(button());
  expect([button().textContent, button().getAttribute('aria-busy')]).toEqual(['Preparing…', 'true']);
  expect(document.activeElement).toBe(button());
  await userEvent.click(button());
  expect(runs).toBe(1);
  done();
  expect(await screen.findByText('Download letter')).toBeTruthy();
  await userEvent.click(button());
  expect(runs).toBe(2);
});

it('says what was not downloaded and why, and can be tried again', async () => {
  open(() =>
    Promise.reject(new ApiRefusal({ code: 'not-found', status: 404, message: 'This was not found.' })),
  );
  await userEvent.click(button());
  const dialog = await screen.findByRole('alertdialog', { name: 'The letter was not downloaded' });
  expect(dialog.textContent).toContain('This was not found.');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(button().getAttribute('aria-busy')).toBeNull();
});
