import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { signedDollars } from '../../../../../shared/domain/money';
import { Amount } from '../../../ui/primitives/text';
import type { FigureAsked } from './report-queries';

const FigureDialog = lazy(() => import('./figure-dialog'));

const Opener = chakra('button', {
  base: {
    minH: '6',
    borderRadius: 'sm',
    cursor: 'pointer',
    textDecoration: 'underline dotted',
    textDecorationColor: 'muted',
    textUnderlineOffset: '3px',
    _hover: { textDecoration: 'underline' },
    '@media print': { textDecoration: 'none' },
  },
});

type Props = {
  cents: number;
  /** What the figure is, for the dialog: `Balance of Unit 101`. */
  name: string;
  /** Undefined for a figure that no entries make. */
  asked: FigureAsked | undefined;
};

/** An amount that opens the entries it is the sum of. */
export function FigureButton({ cents, name, asked }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!asked || cents === 0) return <Amount>{cents === 0 ? '–' : signedDollars(cents)}</Amount>;
  return (
    <>
      <Opener
        type="button"
        aria-label={`${signedDollars(cents)}, ${name}: show its entries`}
        onClick={() => setOpen(true)}
      >
        <Amount>{signedDollars(cents)}</Amount>
      </Opener>
      <Suspense fallback={null}>
        {isOpen && <FigureDialog asked={asked} name={name} cents={cents} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
