import { useState } from 'react';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import { messages } from '../../../../../shared/domain/messages';
import { DataTable } from '../../../ui/data/data-table';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Failed } from '../../../ui/feedback/failed';
import { SkeletonList } from '../../../ui/feedback/skeleton-list';
import { Bar } from '../../../ui/layout/layout';
import { Page, type PageProps } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { WindowPager } from '../../../ui/list/window-pager';
import { LinkButton } from '../../../ui/primitives/link-button';
import type { Place } from '../../../ui/primitives/use-href-link';
import { numberColumn, statusColumn } from '../list/unit-columns';
import { unitPages, unitsOnPage } from '../list/unit-pages';
import { useUnits } from '../list/use-units';

const columns = [numberColumn, statusColumn];

type Props = Pick<PageProps, 'title' | 'lead' | 'back'> & {
  property: PropertyRead;
  placeOf: (unitId: string) => Place;
};

/** Asks which unit of a property a screen is about. */
export function ChooseUnit({ property, placeOf, ...page }: Props) {
  const [at, setAt] = useState(1);
  const { units, loading, error, retry } = useUnits(property, at);
  const shown = unitsOnPage(units, at);
  const pages = unitPages(property.unit_count);
  return (
    <Page {...page} width="form">
      <Section flush>
        {property.unit_count === 0 && (
          <EmptyState
            title={messages.noUnits}
            action={
              <LinkButton to="/addUnit" search={{ id: property.property_id }}>
                Add unit
              </LinkButton>
            }
          />
        )}
        {shown.length > 0 && (
          <DataTable
            caption={`Units of ${property.property_title}, page ${at} of ${pages}`}
            columns={columns}
            rows={shown}
            rowKey={(unit) => unit.unit_id}
            rowTo={(unit) => placeOf(unit.unit_id)}
          />
        )}
        {shown.length === 0 && loading && <SkeletonList picture={false} />}
        {error && <Failed error={error} onRetry={retry} />}
        {pages > 1 && (
          <Bar rule="above" py="3">
            <WindowPager label="Pages of units" page={at} pages={pages} onPage={setAt} />
          </Bar>
        )}
      </Section>
    </Page>
  );
}
