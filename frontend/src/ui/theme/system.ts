import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { colors } from './colors';
import { keyframes } from './motion';
import { semanticShadows, tokens } from './tokens';

/**
 * Our theme on Chakra's base: tokens of design/identity.md and no ready-made recipes, which would double
 * the first screen's load. Parts that need a recipe style themselves.
 */
const config = defineConfig({
  preflight: true,
  globalCss: {
    html: {
      bg: 'paper',
      color: 'ink',
      fontFamily: 'body',
      lineHeight: 'text',
      colorPalette: 'primary',
      // The fixed bars must not cover the focused field (WCAG 2.4.11).
      scrollPaddingTop: 'var(--bar-top, 0px)',
      scrollPaddingBottom: 'var(--bar-bottom, 0px)',
    },
    // Heights of the shell's fixed bars, for elements that stick or float next to them. Large text leaves
    // a phone's screen to what is read.
    ':root:has([data-bars])': {
      '--bar': 'min(3.5rem, 64px)',
      '--bar-bottom': { base: 'calc(var(--bar) + env(safe-area-inset-bottom))', lg: '0px' },
    },
    // On a phone, a form's bar replaces the bottom navigation, so the fields stay visible.
    ':root:has([data-bars]):has([data-save-bar])': { '--bar-bottom': '0px' },
    ':root:has([data-view-bar])': { '--view-bar': '3.0625rem' },
    ':root:has([data-bars=fixed])': { '--bar-top': 'calc(var(--bar) + 1rem + var(--view-bar, 0px))' },
    // Room for a form's bar, whose status may take a line of its own on a phone.
    'html:has([data-save-bar])': {
      '--save-bar': '5.5rem',
      scrollPaddingBottom: 'calc(var(--bar-bottom, 0px) + var(--save-bar))',
    },
    body: { fontSize: 'sm' },
    ':focus-visible': { outline: '2px solid {colors.primary}', outlineOffset: '2px' },
    'h1, h2, h3': { lineHeight: 'heading', textWrap: 'balance' },
    // English sentences keep their period at the end on a right-to-left screen, and the screen's alignment.
    'p, legend': { unicodeBidi: 'plaintext', textAlign: '-webkit-match-parent' },
    '::selection': { bg: 'primary.muted' },
  },
  theme: {
    // From `lg` on tables are tables and the drawer is a sidebar; from `xl` on it has words (desk.md §0).
    breakpoints: { sm: '30rem', md: '48rem', lg: '56.25rem', xl: '75rem', '2xl': '96rem' },
    keyframes,
    tokens,
    semanticTokens: { colors, shadows: semanticShadows },
  },
});

export const system = createSystem(defaultBaseConfig, config);
