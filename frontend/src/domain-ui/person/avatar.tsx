import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { initialsOf } from '../../ui/media/photo-placeholder';
import { steadyAddress } from '../../ui/media/picture';

/** A round photo, or the initials if it is missing or broken. Decorative: the name stands next to it. */
export function Avatar({
  name,
  url: given = '',
  size = '8',
}: {
  name: string;
  url?: string | undefined;
  size?: string;
}) {
  const url = steadyAddress(given);
  const [broken, setBroken] = useState('');
  const isDrawn = url !== '' && url !== broken;
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      boxSize={size}
      flexShrink="0"
      borderRadius="full"
      overflow="hidden"
      bg="color-mix(in srgb, currentColor 16%, transparent)"
      fontSize={size === '8' ? 'xs' : 'xl'}
      fontWeight="semibold"
      aria-hidden="true"
    >
      {isDrawn ? (
        <chakra.img src={url} alt="" boxSize="full" objectFit="cover" onError={() => setBroken(url)} />
      ) : (
        initialsOf(name)
      )}
    </chakra.span>
  );
}
