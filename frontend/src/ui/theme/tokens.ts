import { defineTokens } from '@chakra-ui/react/styled-system';
import { durations } from './motion';

const rem = (pixels: number) => ({ value: `${pixels / 16}rem` });

/** The 4 px grid: step 4 is 16 px. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 56, 60, 64,
  72, 80, 96,
];
const grid = Object.fromEntries(steps.map((step) => [String(step), rem(step * 4)]));

export const tokens = defineTokens({
  spacing: {
    ...grid,
    '0': { value: '0' },
    /** From a phone's edge, and a card's, to the text: large text does not widen it. */
    edge: { value: 'min(1rem, 5vw)' },
  },
  sizes: {
    ...grid,
    '0': { value: '0' },
    full: { value: '100%' },
    page: rem(1200),
    form: rem(640),
    reading: { value: '68ch' },
    sm: rem(384),
    md: rem(448),
    lg: rem(512),
    xl: rem(576),
    '2xl': rem(672),
    '4xl': rem(896),
  },
  radii: { sm: rem(4), md: rem(6), control: rem(8), card: rem(10), full: { value: '9999px' } },
  fonts: {
    body: { value: "'Inter Variable', system-ui, sans-serif" },
    heading: { value: "'Inter Variable', system-ui, sans-serif" },
    display: { value: "'Fraunces Variable', Georgia, serif" },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, monospace' },
  },
  /** The scale of design/identity.md: 12 / 14 / 16 / 18 / 22 / 28 / 36 / 48. */
  fontSizes: {
    xs: rem(12),
    sm: rem(14),
    md: rem(16),
    lg: rem(18),
    xl: rem(22),
    '2xl': rem(28),
    '3xl': rem(36),
    '4xl': rem(48),
  },
  fontWeights: {
    normal: { value: 400 },
    medium: { value: 500 },
    semibold: { value: 600 },
    bold: { value: 700 },
  },
  lineHeights: { heading: { value: 1.2 }, text: { value: 1.5 } },
  zIndex: {
    bar: { value: 20 },
    drawer: { value: 40 },
    overlay: { value: 1300 },
    modal: { value: 1400 },
    popover: { value: 1500 },
    skipNav: { value: 1600 },
    toast: { value: 1700 },
  },
  durations: Object.fromEntries(Object.entries(durations).map(([name, ms]) => [name, { value: `${ms}ms` }])),
});

/** The only shadow, for floating elements. */
export const semanticShadows = {
  float: {
    value: {
      _light: '0 1px 2px rgb(24 33 30 / 0.06), 0 12px 32px rgb(24 33 30 / 0.14)',
      _dark: '0 1px 2px rgb(0 0 0 / 0.4), 0 16px 40px rgb(0 0 0 / 0.55)',
    },
  },
};
