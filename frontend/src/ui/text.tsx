import { chakra } from '@chakra-ui/react';

/** What matters less than what it stands beside. `small` for a line under a name. */
export const Muted = chakra('p', {
  base: { color: 'muted' },
  variants: { small: { true: { fontSize: 'xs' } } },
});

export const Strong = chakra('strong', { base: { fontWeight: 'semibold' } });

/** Words that somebody wrote, with their own line breaks; or what is said where there are none. */
export const Prose = chakra(
  'p',
  {
    base: { maxW: 'reading', whiteSpace: 'pre-line', overflowWrap: 'anywhere', textAlign: 'start' },
    variants: { isEmpty: { true: { color: 'muted' } } },
  },
  { defaultProps: { dir: 'auto' } },
);

/** A part of a section. */
export const SubTitle = chakra('h3', { base: { fontSize: 'sm', fontWeight: 'semibold' } });

/** Cents, percents, counts and sizes: read from left to right in every language, digits in line. */
export const Amount = chakra(
  'bdi',
  { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } },
  { defaultProps: { dir: 'ltr' } },
);

/** An icon in a color of its own before words that say the same. */
export const Tint = chakra('span', {
  base: { display: 'inline-flex', alignSelf: 'flex-start', flexShrink: 0, mt: '0.5' },
});

/** Why something was not done, beside what was asked. */
export const Refusal = ({ children }: { children: string }) => (
  <chakra.p role="alert" color="danger" fontSize="xs" fontWeight="medium" dir="auto">
    {children}
  </chakra.p>
);

/** Read out, not shown. */
export const SrOnly = chakra('span', { base: { srOnly: true } });
