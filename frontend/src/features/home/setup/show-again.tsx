import { useQuery } from '@tanstack/react-query';
import { SplitSection } from '../../../ui/layout/split-section';
import { Button } from '../../../ui/primitives/button';
import { setupQuery } from '../queries';
import { useSaveSetup } from './use-save-setup';

/** Brings the setup list back that somebody hid. */
export function ShowSetupAgain() {
  const { data } = useQuery(setupQuery);
  const show = useSaveSetup('The setup list is on Home again');
  if (!data?.is_hidden) return null;
  return (
    <SplitSection title="Setup list" lead="The steps to your first online rent payment. It is hidden.">
      <Button
        variant="outline"
        pending={show.isPending}
        pendingText="Saving"
        onClick={() => show.mutate({ is_hidden: false })}
      >
        Show it on Home again
      </Button>
    </SplitSection>
  );
}
