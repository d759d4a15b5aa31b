import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { messages } from '../../../../../shared/domain/messages';
import { Button } from '../../../ui/button';
import { say } from '../../../ui/say';

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
    else await say.result({ icon: 'warning', text: messages.unitLimitExceeded });
  };
  return (
    <Button pending={asking} onClick={() => void go()}>
      {children}
    </Button>
  );
}
