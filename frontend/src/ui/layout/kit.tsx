import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DialogViewport } from '../feedback/dialogs';
import { ToastViewport } from '../feedback/toast';
import { system } from '../theme/system';

/** The component library with our theme, dialogs and toasts. Once per layout that needs them. */
export const Kit = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>
    {children}
    <DialogViewport />
    <ToastViewport />
  </ChakraProvider>
);
