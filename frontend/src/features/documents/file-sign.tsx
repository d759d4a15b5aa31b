import { chakra } from '@chakra-ui/react';
import { isPicture, typeName } from './document-texts';

const tintOf = (type: string): string => {
  if (isPicture(type)) return 'info';
  if (type.includes('sheet') || type === 'text/csv') return 'success';
  return type === 'application/pdf' ? 'danger' : 'primary';
};

const edge = { base: 'border', _dark: 'control' };

/** A small page that names the file type. Decorative: the word is next to it. */
export const FileSign = ({ type }: { type: string }) => (
  <chakra.svg viewBox="0 0 36 36" boxSize="9" flexShrink="0" colorPalette={tintOf(type)} aria-hidden="true">
    <chakra.path d="M8 2h14l7 7v25H8z" fill="surface" stroke={edge} strokeLinejoin="round" />
    <chakra.path d="M22 2v7h7" fill="none" stroke={edge} strokeLinejoin="round" />
    <chakra.path d="M12 13h10M12 17h13" stroke={edge} strokeWidth="1.5" strokeLinecap="round" />
    <chakra.rect x="4" y="21" width="28" height="10" rx="2.5" fill="colorPalette.fg" />
    <chakra.text
      x="18"
      y="28.5"
      textAnchor="middle"
      fontSize="7px"
      fontWeight="700"
      fontFamily="body"
      letterSpacing="0.03em"
      fill="surface"
    >
      {shortName(type)}
    </chakra.text>
  </chakra.svg>
);

/** At most four letters. */
const shortName = (type: string): string =>
  isPicture(type) ? 'IMG' : (typeName(type).split(/\s/)[0] ?? '').slice(0, 4).toUpperCase();
