import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colors } from './colors';

const css = readFileSync(new URL('./site.css', import.meta.url), 'utf8');

/** A rule's custom properties, by name. */
function valuesIn(selector: string): Record<string, string> {
  const [, body = ''] = css.split(`\n${selector} {`);
  const rule = body.slice(0, body.indexOf('}'));
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

type Pair = { readonly value: { readonly _light: string; readonly _dark: string } };
const house: Readonly<Record<string, Pair>> = {
  surface: colors.surface.DEFAULT,
  sunk: colors.surface.sunk,
  muted: colors.muted,
  border: colors.border.DEFAULT,
  control: colors.control,
  primary: colors.primary.solid,
  'on-primary': colors.primary.contrast,
  'primary-subtle': colors.primary.subtle,
  'accent-ink': colors.accent.fg,
  'accent-subtle': colors.accent.subtle,
  danger: colors.danger.solid,
  brand: colors.brand.DEFAULT,
  'brand-text': colors.brand.text,
  'brand-line': colors.brand.line,
};

it.each([
  ['.site', '_light'],
  ['.dark .site', '_dark'],
] as const)('the public pages have the house’s colors: %s', (selector, theme) => {
  const expected = Object.entries(house).map(([name, { value }]) => [name, value[theme].toLowerCase()]);
  expect(valuesIn(selector)).toEqual(Object.fromEntries(expected));
});
