import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SayViewport } from './say';
import { system } from './theme/system';
import { ToastViewport } from './toast';

/** The component library with the house's theme, the dialogs and the toasts: once per layout that uses them. */
export const Kit = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>
    {children}
    <SayViewport />
    <ToastViewport />
  </ChakraProvider>
);
