import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = {
  /** A picture, badge or icon in front of the name. */
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

/** What a row or card is about: sign, name and a quiet note. Fills the space of its row. */
export const ListLabel = ({ sign, name, note }: Props) => (
  <Root>
    {sign}
    <span data-words="">
      <bdi>{name}</bdi>
      {/* A note of several parts follows the page's direction. */}
      {note && <span data-note="">{typeof note === 'string' ? <bdi>{note}</bdi> : note}</span>}
    </span>
  </Root>
);

/** Content below a name, aligned with it. */
export const Indented = chakra('div', { base: { ps: 'calc({sizes.9} + {spacing.3})', mt: '3' } });
