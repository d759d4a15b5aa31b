import { useSyncExternalStore } from 'react';

/** The spec's layout settings (GEN-10). public/theme.js reads the same key before the first paint. */
export type LayoutSettings = {
  readonly topbarColor: BarColor;
  readonly sidebarColor: BarColor;
  readonly rtl: boolean;
  readonly dark: boolean;
  readonly miniSidebar: boolean;
  readonly fixedTopbar: boolean;
  readonly fixedSidebar: boolean;
  readonly horizontal: boolean;
  /** Whether the sidebar is open on a phone, where it is a drawer. */
  readonly mobileSidebar: boolean;
  readonly innerRight: boolean;
};

export const barColors = ['primary', 'white', 'ink', 'accent'] as const;
export type BarColor = (typeof barColors)[number];

const key = 'layoutSettings';

const darkDevice = '(prefers-color-scheme: dark)';
const systemIsDark = (): boolean => globalThis.matchMedia?.(darkDevice).matches ?? false;

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

/** The stored values of the right type; empty when the text cannot be parsed. */
function storedValues(text: string | null): Partial<LayoutSettings> {
  const defaults = defaultSettings();
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const valid = Object.entries(stored).filter(([name, value]) =>
      name.endsWith('Color')
        ? barColors.some((color) => color === value)
        : name in defaults && typeof value === 'boolean',
    );
    return Object.fromEntries(valid);
  } catch {
    return {};
  }
}

/** Stored values override the defaults. The phone drawer always starts closed. */
export const parseSettings = (text: string | null): LayoutSettings => ({
  ...defaultSettings(),
  ...storedValues(text),
  mobileSidebar: false,
});

/** Only an explicit choice is stored. Without one, the theme follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'device';

const themeOf = (text: string | null): ThemeChoice => {
  const { dark } = storedValues(text);
  return dark === undefined ? 'device' : dark ? 'dark' : 'light';
};

type State = { readonly settings: LayoutSettings; readonly theme: ThemeChoice };

const stateOf = (text: string | null): State => ({ settings: parseSettings(text), theme: themeOf(text) });

let state: State | undefined;
const listeners = new Set<() => void>();
const read = (): State => {
  state ??= stateOf(localStorage.getItem(key));
  return state;
};

/** Applies theme and direction to the page (GEN-03). */
export function applySettings({ dark, rtl }: Pick<LayoutSettings, 'dark' | 'rtl'>): void {
  const root = document.documentElement;
  root.classList.toggle('dark', dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
  root.dir = rtl ? 'rtl' : 'ltr';
}

function keep(next: State): void {
  state = next;
  const { mobileSidebar: _, dark, ...stored } = next.settings;
  localStorage.setItem(key, JSON.stringify(next.theme === 'device' ? stored : { ...stored, dark }));
  tell();
}

function tell(): void {
  applySettings(read().settings);
  for (const listener of listeners) listener();
}

export function changeSettings(change: Partial<LayoutSettings>): void {
  const { settings, theme } = read();
  const chosen = change.dark === undefined ? theme : change.dark ? 'dark' : 'light';
  keep({ settings: { ...settings, ...change }, theme: chosen });
}

export const chooseTheme = (theme: ThemeChoice): void =>
  keep({
    settings: { ...read().settings, dark: theme === 'device' ? systemIsDark() : theme === 'dark' },
    theme,
  });

/** Restores the defaults but leaves the phone's drawer as it is, because that is not a preference. */
export function resetSettings(): void {
  keep({ settings: { ...defaultSettings(), mobileSidebar: read().settings.mobileSidebar }, theme: 'device' });
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) listenOutside('addEventListener');
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) listenOutside('removeEventListener');
  };
}

let device: MediaQueryList | undefined;

/** Follows settings changed in another tab and the device's theme. */
function listenOutside(how: 'addEventListener' | 'removeEventListener'): void {
  window[how]('storage', otherTab);
  device ??= globalThis.matchMedia?.(darkDevice);
  device?.[how]?.('change', otherTheme);
}

function otherTab(event: Event): void {
  if (!(event instanceof StorageEvent) || event.key !== key) return;
  state = stateOf(event.newValue);
  tell();
}

function otherTheme(): void {
  const { settings, theme } = read();
  if (theme !== 'device') return;
  state = { theme, settings: { ...settings, dark: systemIsDark() } };
  tell();
}

export const useLayoutSettings = (): LayoutSettings => useSyncExternalStore(subscribe, () => read().settings);
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, () => read().theme);
