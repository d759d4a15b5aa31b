import { chakra } from '@chakra-ui/react';

/**
 * Secondary text. `small` for a line under a name. English on a right-to-left screen keeps its period at the
 * end, and the screen's alignment.
 */
export const Muted = chakra('p', {
  base: { color: 'muted', unicodeBidi: 'plaintext', textAlign: '-webkit-match-parent' },
  variants: { small: { true: { fontSize: 'xs' } } },
});

export const Strong = chakra('strong', { base: { fontWeight: 'semibold' } });

/** Text that a person wrote, with its line breaks, or the words for an empty text. */
export const Prose = chakra(
  'p',
  {
    base: { maxW: 'reading', whiteSpace: 'pre-line', overflowWrap: 'anywhere', textAlign: 'start' },
    variants: { isEmpty: { true: { color: 'muted' } } },
  },
  { defaultProps: { dir: 'auto' } },
);

/** A heading inside a section. */
export const SubTitle = chakra('h3', { base: { fontSize: 'sm', fontWeight: 'semibold' } });

/** Cents, percents, counts and sizes: left to right in every language, with tabular digits. */
export const Amount = chakra(
  'bdi',
  { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } },
  { defaultProps: { dir: 'ltr' } },
);

/** A colored icon in front of text that says the same. */
export const Tint = chakra('span', {
  base: { display: 'inline-flex', alignSelf: 'flex-start', flexShrink: 0, mt: '0.5' },
});

/** Why something was refused, next to the input. */
export const Refusal = ({ children }: { children: string }) => (
  <chakra.p role="alert" color="danger" fontSize="xs" fontWeight="medium" dir="auto">
    {children}
  </chakra.p>
);

/** For screen readers only. */
export const SrOnly = chakra('span', { base: { srOnly: true } });
