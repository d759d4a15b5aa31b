// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changeSettings,
  chooseTheme,
  defaultSettings,
  parseSettings,
  resetSettings,
} from './layout-settings';

const root = document.documentElement;
const themeScript = readFileSync('frontend/public/theme.js', 'utf8');
const systemDark = (dark: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: dark }));

beforeEach(() => {
  localStorage.clear();
  root.className = '';
  systemDark(false);
});

describe('layout settings', () => {
  it('has the spec’s ten, with its defaults [GEN-10]', () => {
    expect(defaultSettings()).toEqual({
      topbarColor: 'primary',
      sidebarColor: 'white',
      rtl: false,
      dark: false,
      miniSidebar: false,
      fixedTopbar: true,
      fixedSidebar: true,
      horizontal: false,
      mobileSidebar: false,
      innerRight: false,
    });
  });

  it.each([
    ['not json', '{'],
    ['null', 'null'],
    ['wrong kinds', '{"dark":"yes","topbarColor":"pink","fixedTopbar":1,"unknown":true}'],
  ])('ignores %s [GEN-10]', (_name, stored) => {
    expect(parseSettings(stored)).toEqual(defaultSettings());
  });

  it('applies and keeps a change [GEN-03] [GEN-10]', () => {
    changeSettings({ dark: true, rtl: true, sidebarColor: 'ink', mobileSidebar: true });
    expect([root.classList.contains('dark'), root.dir]).toEqual([true, 'rtl']);
    const kept = parseSettings(localStorage.getItem('layoutSettings'));
    expect(kept).toMatchObject({ dark: true, rtl: true, sidebarColor: 'ink', mobileSidebar: false });
    changeSettings({ dark: false, rtl: false });
    expect([root.classList.contains('dark'), root.dir]).toEqual([false, 'ltr']);
  });
});

describe('before the first paint [GEN-03]', () => {
  const start = () => new Function(themeScript)();

  it('follows the stored setting', () => {
    localStorage.setItem('layoutSettings', '{"dark":true,"rtl":true}');
    start();
    expect([root.classList.contains('dark'), root.dir]).toEqual([true, 'rtl']);
  });

  it.each([[true], [false]])('follows the system when nothing is stored: dark %s', (dark) => {
    systemDark(dark);
    start();
    expect([root.classList.contains('dark'), root.dir]).toEqual([dark, 'ltr']);
  });
});

describe('the files of the first screen', () => {
  const ahead = { frame: ['assets/frame.js'], '/propertiesList': ['assets/list.js'] };
  const asked = (path: string): string[] => {
    document.head.replaceChildren();
    window.history.replaceState(null, '', path);
    const script = document.createElement('script');
    script.dataset.ahead = JSON.stringify(ahead);
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    new Function(themeScript)();
    return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
      ({ href }) => new URL(href).pathname,
    );
  };

  it.each([
    ['/propertiesList', ['/assets/frame.js', '/assets/list.js']],
    ['/audit', ['/assets/frame.js']],
    ['/login', []],
    ['/auth/home', []],
    ['/', []],
  ])('are asked for before the scripts at %s by who is signed in', (path, files) => {
    localStorage.setItem('user', 'token');
    expect(asked(path)).toEqual(files);
  });

  it('are not for who has to log in first', () => {
    expect(asked('/propertiesList')).toEqual([]);
  });
});

describe('the theme of the device [GEN-03]', () => {
  const stored = () => JSON.parse(localStorage.getItem('layoutSettings') ?? '{}');

  it('goes on for who never chose one, whatever else is changed', () => {
    chooseTheme('device');
    changeSettings({ miniSidebar: true });
    expect(stored()).not.toHaveProperty('dark');
    expect(stored()).toHaveProperty('miniSidebar', true);
    systemDark(true);
    new Function(themeScript)();
    expect(root.classList.contains('dark')).toBe(true);
  });

  it('gives way to a choice, and comes back with it', () => {
    systemDark(true);
    chooseTheme('light');
    expect([root.classList.contains('dark'), stored().dark]).toEqual([false, false]);
    chooseTheme('device');
    expect([root.classList.contains('dark'), 'dark' in stored()]).toEqual([true, false]);
  });

  it('is part of the first look, to which everything goes back [GEN-10]', () => {
    changeSettings({ dark: true, rtl: true, topbarColor: 'accent' });
    resetSettings();
    expect(parseSettings(localStorage.getItem('layoutSettings'))).toEqual(defaultSettings());
    expect([root.classList.contains('dark'), root.dir]).toEqual([false, 'ltr']);
  });
});
