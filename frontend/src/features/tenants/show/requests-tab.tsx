import type { RequestLine } from '../../../../../shared/contract/request-shapes';
import { RequestLines } from '../../../domain-ui/request/request-lines';
import { Section } from '../../../ui/layout/section';

/** Requests of the tenant's homes since they live there. */
export const RequestsTab = ({ requests }: { requests: readonly RequestLine[] | undefined }) => (
  <Section title="Requests" flush>
    <RequestLines requests={requests} none="No requests from this home this year." />
  </Section>
);
