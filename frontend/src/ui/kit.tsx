import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SayViewport } from './say';
import { system } from './theme/system';
import { ToastViewport } from './toast';

/** The component library with our theme, dialogs and toasts. Once per layout that needs them. */
export const Kit = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>
    {children}
    <SayViewport />
    <ToastViewport />
  </ChakraProvider>
);
