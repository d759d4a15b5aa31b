import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/primitives/button';
import { SavedLine } from './saved-line';
import type { DraftState } from './use-draft-saving';

type Props = {
  state: DraftState;
  /** Absent on the first step. */
  onBack?: (() => void) | undefined;
  /** The button that continues. */
  children: ReactNode;
};

/** Back, the save state, and continue; stays in sight while the step scrolls. */
export const WizardBar = ({ state, onBack, children }: Props) => (
  <chakra.div
    data-save-bar=""
    position="sticky"
    bottom="var(--bar-bottom, 0px)"
    zIndex="1"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    columnGap="3"
    rowGap="1"
    pt={{ base: '3', sm: '4' }}
    pb={{ base: 'calc({spacing.3} + env(safe-area-inset-bottom))', sm: '4' }}
    bg="paper"
    borderTopWidth="1px"
    borderColor="border"
    css={{ '& > button': { flex: { base: '1', sm: 'none' } } }}
  >
    <chakra.div flex={{ base: '1 1 100%', sm: '1 1 12rem' }} minW="0">
      <SavedLine state={state} />
    </chakra.div>
    {onBack && (
      <Button variant="outline" onClick={onBack} _rtl={{ '& svg': { transform: 'scaleX(-1)' } }}>
        <ArrowLeft aria-hidden="true" />
        Back
      </Button>
    )}
    {children}
  </chakra.div>
);
