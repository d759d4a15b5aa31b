import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { report } from '../../../api/report';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/primitives/button';
import { ledgerChanged } from '../queries';

type Props = {
  /** Asked before the run; without it, the button itself confirms. */
  ask?: () => Promise<boolean>;
  /** Posts row by row; answers what to say. */
  run: () => Promise<Parameters<typeof toast>[0]>;
  /** Said when the run stops halfway. */
  failed: string;
  children: ReactNode;
};

/** Posts all rows of a preview. After a failure the list shows what is left. */
export function RunButton({ ask, run, failed, children }: Props) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    if (ask && !(await ask())) return;
    setBusy(true);
    try {
      toast(await run());
    } catch (cause) {
      report('A run stopped', cause);
      toast({ title: failed, kind: 'error' });
    }
    await ledgerChanged(client);
    setBusy(false);
  };
  return (
    <Button onClick={() => void start()} disabled={isBusy}>
      {children}
    </Button>
  );
}
