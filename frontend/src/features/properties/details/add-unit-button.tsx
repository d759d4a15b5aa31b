import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button';
import { sayUnitLimit } from '../../units/pickers/say-unit-limit';

type Props = { propertyId: string; hasRoom: () => Promise<boolean>; children: ReactNode };

/** To /addUnit only within the plan's limit; past it the spec's warning (PRP-25, PRP-30). A limit that cannot be asked is asked by the save. */
export function AddUnitButton({ propertyId, hasRoom, children }: Props) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const go = async () => {
    setAsking(true);
    const fits = await hasRoom().catch(() => true);
    setAsking(false);
    if (fits) await navigate({ to: '/addUnit', search: { id: propertyId } });
    else await sayUnitLimit();
  };
  return (
    <Button pending={asking} onClick={() => void go()}>
      {children}
    </Button>
  );
}
