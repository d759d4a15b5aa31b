import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Section } from './section';

const Opener = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: { base: '11', md: '8' },
    my: { base: '-2', md: '-1' },
    textAlign: 'start',
    fontWeight: 'inherit',
    cursor: 'pointer',
    borderRadius: 'sm',
    '& svg': { color: 'muted', flexShrink: 0, transition: 'transform {durations.quick}' },
    _rtl: { '& svg': { transform: 'scaleX(-1)' } },
    '&[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
  },
});

type Props = {
  title: string;
  action?: ReactNode;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A flush section whose title shows and hides what it holds. */
export const FoldingSection = ({ title, action, isOpen, onToggle, children }: Props) => (
  <Section
    flush
    action={action}
    title={
      <Opener type="button" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
        <ChevronRight size={18} aria-hidden="true" />
        <bdi>{title}</bdi>
      </Opener>
    }
  >
    {isOpen && children}
  </Section>
);
