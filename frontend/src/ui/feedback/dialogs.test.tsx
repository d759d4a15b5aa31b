// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../../../shared/domain/messages';
import { system } from '../theme/system';
import { DialogViewport, dialogs, dismissAll } from './dialogs';

// The dialog loads lazily, which may take longer than a query waits on a busy machine.
beforeAll(async () => {
  await import('./message-dialog');
}, 60_000);

beforeEach(() => {
  render(
    <ChakraProvider value={system}>
      <button type="button">opener</button>
      <DialogViewport />
    </ChakraProvider>,
  );
  screen.getByText('opener').focus();
});
afterEach(async () => {
  dismissAll();
  cleanup();
});

const dialog = () => screen.findByRole('alertdialog');

describe('the dialogs [GEN-11]', () => {
  it('an alert has the sentence, OK and a close button, and gives the focus back', async () => {
    const done = dialogs.alert(messages.percentageExceeded);
    expect((await dialog()).textContent).toContain(messages.percentageExceeded);
    expect(screen.getByRole('alertdialog', { name: messages.percentageExceeded })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Close this dialog' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await done;
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('opener')));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('a result keeps the text as the spec has it, the trailing blank too', async () => {
    const done = dialogs.result({ icon: 'success', text: messages.propertyRegistered });
    await dialog();
    expect(screen.getByRole('heading').textContent).toBe('Property Registered Successfully ');
    expect(screen.getByText('Success')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await done;
  });

  it('a confirmation has No and Yes, the focus on No', async () => {
    const answer = dialogs.confirm('Sure?');
    await dialog();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No' })));
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await answer).toBe(true);
  });

  it('what takes something away has the danger color on Yes alone', async () => {
    const answer = dialogs.confirm('Sure?', { danger: true });
    await dialog();
    const colorOf = (name: string) => getComputedStyle(screen.getByRole('button', { name }));
    const palette = (name: string) => colorOf(name).getPropertyValue('--chakra-colors-color-palette-solid');
    expect(palette('Yes')).toContain('danger');
    expect(palette('No')).not.toContain('danger');
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    await answer;
  });

  it('Escape means no', async () => {
    const answer = dialogs.confirm('Sure?');
    await dialog();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No' })));
    await userEvent.keyboard('{Escape}');
    expect(await answer).toBe(false);
  });

  it('two at once stand one after the other', async () => {
    const both = [dialogs.alert('first'), dialogs.alert('second')];
    await screen.findByRole('alertdialog', { name: 'first' });
    expect(screen.queryByText('second')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await screen.findByRole('alertdialog', { name: 'second' });
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await Promise.all(both);
  });

  it('the blocking one has one button and no way round it [GEN-04]', async () => {
    const done = dialogs.block({
      title: messages.sessionExpiredTitle,
      text: messages.sessionExpiredText,
      button: messages.logIn,
    });
    const box = await screen.findByRole('alertdialog', { name: 'Session Expired !!' });
    expect(box.textContent).toContain(
      'Your session has expired due to inactivity. Please log in again to continue.',
    );
    expect(screen.queryByRole('button', { name: 'Close this dialog' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    dismissAll();
    expect(screen.getByRole('alertdialog')).toBe(box);
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    await done;
  });
});
