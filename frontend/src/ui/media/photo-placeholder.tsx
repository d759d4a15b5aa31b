import { chakra } from '@chakra-ui/react';

const tints = ['primary', 'accent', 'info', 'success', 'warning'] as const;

const tintOf = (name: string) =>
  tints[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tints.length] ?? 'primary';

export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

/** Stands in for a property photo: a gable with the initials. Decorative, the name is next to it. */
export function PhotoPlaceholder({
  name,
  size = '9',
  w = size,
  h = size,
}: {
  name: string;
  size?: string;
  w?: string;
  h?: string;
}) {
  return (
    <chakra.svg
      viewBox="0 0 40 40"
      preserveAspectRatio="xMidYMid slice"
      w={w}
      h={h}
      flexShrink="0"
      borderRadius="md"
      colorPalette={tintOf(name)}
      bg="colorPalette.subtle"
      aria-hidden="true"
    >
      <chakra.path d="M6 40V19L20 8l14 11v21z" fill="colorPalette.muted" />
      <chakra.path
        d="m3 21 17-13.500L37 21"
        fill="none"
        stroke="colorPalette.fg"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <chakra.text
        x="20"
        y="31"
        textAnchor="middle"
        fontSize="11px"
        fontWeight="600"
        fontFamily="body"
        fill="colorPalette.fg"
      >
        {initialsOf(name)}
      </chakra.text>
    </chakra.svg>
  );
}
