import type { RequestLine } from '../../../../../../shared/contract/request-shapes';
import { RequestLines } from '../../../../domain-ui/request/request-lines';
import { Section } from '../../../../ui/layout/section';
import { LinkButton } from '../../../../ui/primitives/link-button';

type Props = { unitId: string; requests: readonly RequestLine[] | undefined };

/** The requests of the lease's unit: open ones, and those that ended this year. */
export const RequestsTab = ({ unitId, requests }: Props) => (
  <Section
    title="Requests of the unit"
    flush
    action={
      <LinkButton to="/servicerequest" search={{ unit: unitId }} variant="outline" size="sm">
        Open all
      </LinkButton>
    }
  >
    <RequestLines requests={requests} none="No requests this year." />
  </Section>
);
