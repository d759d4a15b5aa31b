import { LocaleProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLayoutSettings } from '../layout/layout-settings';

/** Dialogs and menus take their direction from a locale, so any right-to-left one works. */
export function OverlayDirection({ children }: { children: ReactNode }) {
  const { rtl } = useLayoutSettings();
  return <LocaleProvider locale={rtl ? 'ar' : 'en-US'}>{children}</LocaleProvider>;
}
