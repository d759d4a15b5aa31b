import { describe, expect, it } from 'vitest';
import { colors } from './colors';
import { durations } from './motion';

type Pair = { value: { _light: string; _dark: string } };
const pairOf = (path: string): Pair =>
  path.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], colors) as Pair;
const colorOf = (path: string, theme: '_light' | '_dark'): string => {
  const found = pairOf(path) as Pair & { DEFAULT?: Pair };
  return (found.DEFAULT ?? found).value[theme];
};

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const palettes = ['primary', 'accent', 'danger', 'warning', 'success', 'info', 'neutral'];
const texts: readonly (readonly [text: string, on: string])[] = [
  ...['paper', 'surface', 'surface.hover', 'surface.sunk', 'bg.panel'].flatMap((on): [string, string][] => [
    ['ink', on],
    ['muted', on],
  ]),
  ...palettes.flatMap((name): [string, string][] => [
    [name, 'paper'],
    [name, 'surface'],
    [`${name}.contrast`, `${name}.solid`],
    [`${name}.fg`, `${name}.subtle`],
    [`${name}.fg`, `${name}.muted`],
    ['ink', `${name}.subtle`],
  ]),
  ['brand.text', 'brand'],
  ['brand.text', 'brand.hover'],
];

describe.each(['_light', '_dark'] as const)('the palette, %s', (theme) => {
  it.each(texts)('%s reads on %s', (text, on) => {
    expect(contrast(colorOf(text, theme), colorOf(on, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'surface'])('a control’s border shows on %s', (on) => {
    expect(contrast(colorOf('control', theme), colorOf(on, theme))).toBeGreaterThanOrEqual(3);
  });
});

it('moves as the spec says [GEN-12]', () => {
  expect(durations).toMatchObject({
    modal: 300,
    backdrop: 150,
    fade: 150,
    collapse: 350,
    carousel: 600,
    offcanvas: 300,
    ripple: 500,
    tab: 100,
  });
});
