// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSettings, defaultSettings, parseSettings } from './layout-settings';

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
