import { refusalWords } from '../../api/refusal-words';
import { useBillingPortal } from '../../features/subscriptions/use-billing-portal';
import { Button } from '../../ui/primitives/button';

/** Leads from the banner to the provider's page with the card and the open invoice. */
export default function RepairButton() {
  const portal = useBillingPortal();
  return (
    <>
      <Button
        variant="plain"
        size="sm"
        color="inherit"
        fontWeight="semibold"
        pending={portal.pending}
        onClick={portal.open}
      >
        Fix payment
      </Button>
      {portal.error && <bdi>{refusalWords(portal.error)}</bdi>}
    </>
  );
}
