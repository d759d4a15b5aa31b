import { useSyncExternalStore } from 'react';

/** The spec's layout settings (GEN-10), stored under one key that public/theme.js reads before the first paint. */
export type LayoutSettings = {
  readonly topbarColor: BarColor;
  readonly sidebarColor: BarColor;
  readonly rtl: boolean;
  readonly dark: boolean;
  readonly miniSidebar: boolean;
  readonly fixedTopbar: boolean;
  readonly fixedSidebar: boolean;
  readonly horizontal: boolean;
  /** On a phone the sidebar is a drawer; this is whether it is open. */
  readonly mobileSidebar: boolean;
  readonly innerRight: boolean;
};

export const barColors = ['primary', 'white', 'ink', 'accent'] as const;
export type BarColor = (typeof barColors)[number];

const key = 'layoutSettings';

const systemIsDark = (): boolean => globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;

export const defaultSettings = (): LayoutSettings => ({
  topbarColor: 'primary',
  sidebarColor: 'white',
  rtl: false,
  dark: systemIsDark(),
  miniSidebar: false,
  fixedTopbar: true,
  fixedSidebar: true,
  horizontal: false,
  mobileSidebar: false,
  innerRight: false,
});

/** Stored values over the defaults; what has the wrong kind is left out. The drawer of a phone never opens by itself. */
export function parseSettings(text: string | null): LayoutSettings {
  const defaults = defaultSettings();
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return defaults;
    const valid = Object.entries(stored).filter(([name, value]) =>
      name.endsWith('Color')
        ? barColors.some((color) => color === value)
        : name in defaults && typeof value === 'boolean',
    );
    return { ...defaults, ...Object.fromEntries(valid), mobileSidebar: false };
  } catch {
    return defaults;
  }
}

let settings: LayoutSettings | undefined;
const listeners = new Set<() => void>();
const read = (): LayoutSettings => {
  settings ??= parseSettings(localStorage.getItem(key));
  return settings;
};

/** Theme and direction follow the settings (GEN-03). */
export function applySettings({ dark, rtl }: Pick<LayoutSettings, 'dark' | 'rtl'>): void {
  const root = document.documentElement;
  root.classList.toggle('dark', dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
  root.dir = rtl ? 'rtl' : 'ltr';
}

export function changeSettings(change: Partial<LayoutSettings>): void {
  settings = { ...read(), ...change };
  const { mobileSidebar: _, ...stored } = settings;
  localStorage.setItem(key, JSON.stringify(stored));
  applySettings(settings);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const other = (event: StorageEvent) => {
    if (event.key !== key) return;
    settings = parseSettings(event.newValue);
    applySettings(settings);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', other);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', other);
  };
}

export const useLayoutSettings = (): LayoutSettings => useSyncExternalStore(subscribe, read);
