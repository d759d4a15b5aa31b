// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { system } from '../theme/system';
import { Drawer } from './drawer';
import { Modal } from './modal';

afterEach(cleanup);

const fields = (
  <>
    <input aria-label="Name" />
    <input aria-label="Last four digits" />
  </>
);
const dialogs = {
  modal: (
    <Modal open onClose={() => undefined} title="Add an account">
      {fields}
    </Modal>
  ),
  drawer: (
    <Drawer open onClose={() => undefined} title="Add an account">
      {fields}
    </Drawer>
  ),
};
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe.each(Object.entries(dialogs))('a %s that opens', (_, dialog) => {
  const open = () => render(<ChakraProvider value={system}>{dialog}</ChakraProvider>);

  it('gives the focus to its first field', async () => {
    open();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  });

  it('leaves who is in a field already where they type', async () => {
    open();
    const field = screen.getByLabelText('Last four digits');
    field.focus();
    for (let frame = 0; frame < 5; frame += 1) await nextFrame();
    expect(document.activeElement).toBe(field);
  });
});
