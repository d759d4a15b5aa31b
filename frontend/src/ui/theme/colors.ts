import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/** A color for buttons, badges and focus rings: `contrast` goes on `solid`, `fg` on paper or on `subtle`. */
const palette = (color: {
  solid: readonly [string, string];
  contrast: readonly [string, string];
  subtle: readonly [string, string];
  muted: readonly [string, string];
  /** For `subtle` and `muted`, where the solid color is too faint. */
  fg?: readonly [string, string];
}) => ({
  DEFAULT: pair(...color.solid),
  solid: pair(...color.solid),
  contrast: pair(...color.contrast),
  fg: pair(...(color.fg ?? color.solid)),
  subtle: pair(...color.subtle),
  muted: pair(...color.muted),
  emphasized: pair(...color.muted),
  border: pair(...color.solid),
  focusRing: pair(...color.solid),
});

const onColor = ['#FFFFFF', '#06251C'] as const;

/** The palette of design/identity.md. In both themes, text has a contrast of 4.5:1, control borders 3:1. */
export const colors = defineSemanticTokens.colors({
  paper: pair('#FAF8F4', '#0F1513'),
  surface: {
    DEFAULT: pair('#FFFFFF', '#171F1C'),
    hover: pair('#F4F1EA', '#1E2824'),
    sunk: pair('#F4F1EA', '#121917'),
  },
  ink: pair('#18211E', '#ECF1EE'),
  muted: pair('#56625D', '#A2AFAA'),
  border: { DEFAULT: pair('#DDD8CC', '#2B3733'), error: pair('#B3261E', '#FF9C93') },
  control: pair('#857E70', '#75827D'),
  primary: palette({
    solid: ['#0E5A47', '#62C9A7'],
    contrast: onColor,
    subtle: ['#E6F0EC', '#15302A'],
    muted: ['#D3E5DE', '#1D4138'],
  }),
  accent: palette({
    solid: ['#B4551D', '#F0A06B'],
    contrast: ['#FFFFFF', '#2B1204'],
    subtle: ['#FBEEE4', '#35221A'],
    muted: ['#F5DECB', '#4A2E20'],
    fg: ['#8F4216', '#F0A06B'],
  }),
  danger: palette({
    solid: ['#B3261E', '#FF9C93'],
    contrast: ['#FFFFFF', '#3A0906'],
    subtle: ['#FCECEA', '#3A1D1B'],
    muted: ['#F7D6D3', '#502724'],
  }),
  warning: palette({
    solid: ['#8A4B00', '#F2B968'],
    contrast: ['#FFFFFF', '#2E1A00'],
    subtle: ['#FBF0DD', '#33291A'],
    muted: ['#F5E0BC', '#4A3A20'],
  }),
  success: palette({
    solid: ['#1B6B3A', '#7FD39B'],
    contrast: ['#FFFFFF', '#062512'],
    subtle: ['#E5F2E9', '#182F20'],
    muted: ['#CFE6D7', '#21412C'],
  }),
  info: palette({
    solid: ['#1D5FA6', '#8FBEF5'],
    contrast: ['#FFFFFF', '#071F3A'],
    subtle: ['#E6EFF9', '#1A2A3B'],
    muted: ['#CFE0F3', '#243B54'],
  }),
  neutral: palette({
    solid: ['#18211E', '#ECF1EE'],
    contrast: ['#FFFFFF', '#0F1513'],
    subtle: ['#F0ECE3', '#222C28'],
    muted: ['#E6E1D5', '#2B3733'],
  }),
  /** A dark green for both themes: the login's picture, the top bar. */
  brand: {
    DEFAULT: pair('#0E4A3B', '#12312A'),
    hover: pair('#195848', '#1B4036'),
    text: pair('#F6F3EC', '#E8F2EE'),
    line: pair('#7DB9A5', '#4F8E7B'),
  },
  /** The names that Chakra's own parts expect. */
  bg: {
    DEFAULT: pair('#FAF8F4', '#0F1513'),
    panel: pair('#FFFFFF', '#1B2521'),
    muted: pair('#F4F1EA', '#121917'),
  },
  fg: {
    DEFAULT: pair('#18211E', '#ECF1EE'),
    muted: pair('#56625D', '#A2AFAA'),
    error: pair('#B3261E', '#FF9C93'),
  },
});
