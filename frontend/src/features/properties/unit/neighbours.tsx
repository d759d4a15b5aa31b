import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { LinkButton } from '../../../ui/link-button';

/** To the unit before and after this one in its property; an end has nothing to go to. */
export const Neighbours = ({ unit }: { unit: UnitDetails }) =>
  unit.previous_unit_id || unit.next_unit_id ? (
    <chakra.nav
      aria-label="Other units of this property"
      display="flex"
      gap="1"
      _rtl={{ '& svg': { transform: 'scaleX(-1)' } }}
    >
      <Step id={unit.previous_unit_id} label="Previous unit">
        <ChevronLeft aria-hidden="true" />
      </Step>
      <Step id={unit.next_unit_id} label="Next unit">
        <ChevronRight aria-hidden="true" />
      </Step>
    </chakra.nav>
  ) : null;

function Step({ id, label, children }: { id: string | undefined; label: string; children: ReactNode }) {
  if (id === undefined)
    return (
      <chakra.span
        display="grid"
        placeItems="center"
        boxSize="10"
        color="muted"
        opacity={0.5}
        fontSize="sm"
        css={{ '& svg': { w: '1.125em', h: '1.125em' } }}
        aria-hidden="true"
      >
        {children}
      </chakra.span>
    );
  return (
    <LinkButton
      to="/getunit-data"
      search={{ id }}
      variant="ghost"
      colorPalette="neutral"
      px="0"
      aria-label={label}
      title={label}
    >
      {children}
    </LinkButton>
  );
}
