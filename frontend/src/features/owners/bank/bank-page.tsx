import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BankStatus } from '../../../../../shared/contract/owners';
import { ApiRefusal } from '../../../api/refusal';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Failed } from '../../../ui/feedback/failed';
import { NoPermission } from '../../../ui/feedback/no-permission';
import { SkeletonList } from '../../../ui/feedback/skeleton-list';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { drawings } from '../../../ui/primitives/drawings';
import { LinkButton } from '../../../ui/primitives/link-button';
import type { Place } from '../../../ui/primitives/use-href-link';
import type { BankPlace } from './bank-place';
import { bankStatusQuery } from './queries';

type Props = {
  title: string;
  place: BankPlace;
  children: (status: BankStatus) => ReactNode;
};

const statusOf = (error: unknown): number => (error instanceof ApiRefusal ? error.status : 0);

/** Back to where the link stands: a property's page, or the owner's own. */
function backOf({ id, owner }: BankPlace): Place & { label: string } {
  if (id) return { to: '/getproperty-data', search: { id }, label: 'Property' };
  if (owner) return { to: '/owner', search: { id: owner }, label: 'Owner' };
  return { to: '/propertiesList', label: 'Properties' };
}

/** The frame of both bank screens, with the owner's name and every state except success. */
export function BankPage({ title, place, children }: Props) {
  const { owner = '', from } = place;
  const read = useQuery({
    ...bankStatusQuery({ owner, isBack: from === 'provider' }),
    enabled: owner !== '',
  });
  const back = backOf(place);
  const frame = (content: ReactNode, lead?: string) => (
    <Page title={title} back={back} width="form" lead={lead}>
      {content}
    </Page>
  );
  if (owner === '' || statusOf(read.error) === 404) return frame(<NoOwner />);
  if (statusOf(read.error) === 403)
    return frame(
      <Section>
        <NoPermission />
      </Section>,
    );
  if (read.data) return frame(children(read.data), read.data.owner_name);
  return frame(
    <Section flush>
      {read.isError ? (
        <Failed error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonList rows={3} picture={false} />
      )}
    </Section>,
  );
}

const NoOwner = () => (
  <Section>
    <EmptyState
      title="We couldn’t find this owner"
      text="Open a property and choose the bank details of its first owner there."
      drawing={drawings.search}
      action={
        <LinkButton to="/propertiesList" variant="outline">
          Go to the properties
        </LinkButton>
      }
    />
  </Section>
);
