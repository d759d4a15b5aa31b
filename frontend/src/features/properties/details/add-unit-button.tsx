import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/primitives/button';
import { showUnitLimit } from '../../units/pickers/show-unit-limit';

type Props = { propertyId: string; hasRoom: () => Promise<boolean>; children: ReactNode };

/** Past the plan's limit, shows the spec's warning (PRP-25, PRP-30). If the check fails, the save checks. */
export function AddUnitButton({ propertyId, hasRoom, children }: Props) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const go = async () => {
    setAsking(true);
    const fits = await hasRoom().catch(() => true);
    setAsking(false);
    if (fits) await navigate({ to: '/addUnit', search: { id: propertyId } });
    else await showUnitLimit();
  };
  return (
    <Button pending={asking} onClick={() => void go()}>
      {children}
    </Button>
  );
}
