import { refusalWords } from '../../../api/refusal-words';
import { Notice } from '../../../ui/feedback/notice';
import { Button } from '../../../ui/primitives/button';
import { useBillingPortal } from '../use-billing-portal';

/** The payment or change failed. The choice is kept, and the person can use another card. */
export function DeclinedNotice({ text, repair }: { text: string; repair: boolean }) {
  const portal = useBillingPortal();
  return (
    <Notice
      kind="danger"
      title="Your plan is as it was"
      action={
        repair && (
          <Button size="sm" variant="outline" pending={portal.pending} onClick={portal.open}>
            Use another card
          </Button>
        )
      }
    >
      {portal.error ? refusalWords(portal.error) : text}
    </Notice>
  );
}
