import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = {
  /** A picture, a sign or an icon before the name. */
  sign?: ReactNode;
  name: ReactNode;
  note?: ReactNode;
};

const Root = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flex: '1 1 12rem',
    minW: '0',
    overflowWrap: 'anywhere',
    '& > [data-words]': { flex: '1', minW: '0', fontWeight: 'medium' },
    '& [data-note]': { display: 'block', fontSize: 'xs', fontWeight: 'normal', color: 'muted' },
  },
});

/** What a row or a card is about: its sign, its name, and a quiet line under it. Takes the room that a row leaves. */
export const Named = ({ sign, name, note }: Props) => (
  <Root>
    {sign}
    <span data-words="">
      <bdi>{name}</bdi>
      {note && (
        <span data-note="">
          <bdi>{note}</bdi>
        </span>
      )}
    </span>
  </Root>
);

/** What stands below a name, in line with it. */
export const Indented = chakra('div', { base: { ps: 'calc({sizes.9} + {spacing.3})', mt: '3' } });
